import { MAIL_KINDS } from "@awning/domain/mail/mail";
import { expect, test } from "vitest";
import { previewMail } from "../../../functions/src/mail/preview-mail.ts";
import { colourFaults, cutOff, faultsOfMail, scrollsSideways } from "../../support/axe.ts";
import { lengthen, squeezed } from "../../support/pseudo-locale.ts";
import { stage } from "../support/stage.ts";

const page = await stage.person({ viewport: { width: 640, height: 900 } });

test.each(MAIL_KINDS)("the mail %s has nothing that axe finds wrong, by day and by night, and fits a phone", async (kind) => {
  const { html } = await previewMail({ kind, isOwn: false }, { caller: null, clientAddress: "", now: Date.now() });
  await page.setViewportSize({ width: 640, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.setContent(html);
  expect(await faultsOfMail(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await colourFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect([await scrollsSideways(page), await cutOff(page)]).toEqual([false, []]);
});

test.each(MAIL_KINDS)("the mail %s has room for longer words at 320 px", async (kind) => {
  const { html } = await previewMail({ kind, isOwn: false }, { caller: null, clientAddress: "", now: Date.now() });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.setContent(html);
  await page.evaluate(`(${lengthen})(document.body)`);
  expect(await page.evaluate<string[]>(`(${squeezed})()`)).toEqual([]);
});
