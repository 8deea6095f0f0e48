import { Failure } from "@awning/domain/errors/failure";
import { expect, test } from "vitest";
import { requireKeptMailbox } from "../../functions/src/platform/throwaway-mail.ts";
import { EMAILS } from "../support/values/emails.ts";

const words = (text: string) => text.trim().split(/\s+/);
const isThrowaway = (email: string) =>
  requireKeptMailbox(email).then(
    () => false,
    (error: unknown) => error instanceof Failure && error.details["problem"] === "throwaway_email",
  );
const among = async (hosts: readonly string[]) => {
  const found = await Promise.all(hosts.map(async (host) => ((await isThrowaway(`anna@${host}`)) ? host : null)));
  return found.filter((host) => host !== null);
};

test("who gives mailboxes to anyone for some minutes is known, below a host of theirs too", async () => {
  const hosts = words(
    "mailinator.com guerrillamail.com yopmail.com 10minutemail.com temp-mail.org trashmail.com sharklasers.com x.mailinator.com",
  );
  expect(await among(hosts)).toEqual(hosts);
});

test("where people have mailboxes, and what forwards to them, is none", async () => {
  const hosts = words(`
    gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk live.com msn.com icloud.com me.com mac.com yahoo.com yahoo.co.jp ymail.com aol.com
    proton.me protonmail.com pm.me tutanota.com tuta.com fastmail.com hey.com zoho.com mail.com email.com gmx.de gmx.net gmx.com web.de t-online.de
    freenet.de posteo.de mailbox.org orange.fr free.fr wanadoo.fr laposte.net sfr.fr libero.it virgilio.it tin.it tiscali.it ziggo.nl kpnmail.nl
    telenet.be skynet.be bluewin.ch seznam.cz centrum.cz o2.pl wp.pl onet.pl interia.pl inbox.lv mail.ru yandex.ru yandex.com rambler.ru ukr.net
    abv.bg naver.com hanmail.net daum.net qq.com 163.com 126.com sina.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp au.com rediffmail.com uol.com.br
    bol.com.br terra.com.br btinternet.com sky.com virginmedia.com comcast.net verizon.net att.net shaw.ca rogers.com bigpond.com optusnet.com.au
    privaterelay.appleid.com mozmail.com duck.com simplelogin.com simplelogin.co anonaddy.me addy.io passmail.net example.com example.test
  `);
  expect(await among(hosts)).toEqual([]);
  expect(await Promise.all(EMAILS.map(isThrowaway))).not.toContain(true);
});
