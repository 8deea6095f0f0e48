import { createHash } from "node:crypto";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect } from "vitest";
import * as z from "zod/mini";
import { OPENED_PARAMETER } from "../../../functions/src/platform/access-keys.ts";
import { cartLine, makeOwner, makeProduct, orderInput, randomEmail, randomName } from "../../support/builders.ts";
import { readInbox, run } from "../../support/clients.ts";
import { AUTH, admin, SITE } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";

const mailSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.string(),
  headers: z.record(z.string(), z.string()),
});

async function mailTo(to: string, subject: RegExp) {
  const mails = z.array(mailSchema).parse(await readInbox(to));
  const found = mails.find((mail) => subject.test(mail.subject));
  if (!found) throw new Error(`no mail like ${subject}: ${mails.map((mail) => mail.subject).join(", ")}`);
  return found;
}

function linkIn(text: string, path: string): URL {
  const found = text.match(/https?:\/\/\S+/g)?.find((link) => link.startsWith(SITE + path));
  if (!found) throw new Error(`no link to ${path} in:\n${text}`);
  return new URL(found);
}

test("a sign-up's mail confirms the address by our own link, and its code is remembered by hash alone", async () => {
  const email = randomEmail();
  const username = randomName();
  await run("sign-up", { email, password: "quiet-harbour-lantern", username, acceptTerms: true });
  const { text } = await mailTo(email, /Confirm/);
  expect(text).toContain(`/${username}`);
  const code = linkIn(text, paths.auth.confirmEmail).searchParams.get("code") ?? "";
  const known = await admin.firestore.doc(documents.authCode(createHash("sha256").update(code).digest("hex"))).get();
  expect(known.data()).toMatchObject({ kind: "confirm-address" });
  expect(JSON.stringify(known.data())).not.toContain(code);
  const applied = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ oobCode: code }),
  });
  expect(applied.status).toBe(200);
  expect((await admin.auth.getUserByEmail(email)).emailVerified).toBe(true);
  expect(await run("explain-code", { code })).toEqual({ state: "used" });
});

test("a forgotten password's mail leads to our own form with a code that sets a new one", async ({ owner }) => {
  await run("request-password-reset", { email: owner.email });
  const { text } = await mailTo(owner.email, /Reset your password/);
  const code = linkIn(text, paths.auth.updatePassword).searchParams.get("code");
  const applied = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ oobCode: code, newPassword: "another-quiet-harbour" }),
  });
  expect(applied.status).toBe(200);
});

test("an order mails its buyer in the shop's name and its owner with the dashboard's link", async () => {
  const owner = await makeOwner({ site: { displayName: "Kiln Stoneware", headline: "Thrown and fired", theme: "clay" } });
  // As on its pages: money and days are said in the language of the shop, wherever its buyer's browser is from.
  await admin.firestore.doc(informationDocuments.profileSettings(owner.uid)).set({ language: "de" }, { merge: true });
  const vase = await makeProduct(owner, { title: "Bud vase", price: 2800 });
  const quote = await run("quote", { username: owner.username, lines: [cartLine(vase, 2)], delivery: "pickup" });
  const input = orderInput(owner, quote, { note: "See www.evil.example", locale: "en-US" });
  const placed = await run("place-order", input);

  const received = await mailTo(input.buyer.email, /^Your order/);
  expect(received.replyTo).toContain(owner.email);
  expect(received.headers.from).toContain("Kiln Stoneware via Awning");
  expect(received.headers.from).toContain("@awning.example.test");
  expect(received.text).toContain("56,00");
  expect(received.text).toContain("Exact change, please");
  expect(received.html).toContain("#dca583");
  const link = linkIn(received.text, `/${owner.username}/order/`);
  link.searchParams.delete(OPENED_PARAMETER);
  expect(link.href).toBe(new URL(placed.orderUrl, SITE).href);

  const told = await mailTo(owner.email, /^New order/);
  expect(linkIn(told.text, paths.orders).pathname).toBe(paths.order(placed.orderId));
  expect(told.html).not.toContain("www.evil.example");
  expect(told.text).not.toContain(link.searchParams.get("key"));
});

test("an order's mail says who sells and holds the owner's own words once, as text and not as a link", async ({ owner }) => {
  const set = (path: string, fields: object) => admin.firestore.doc(path).set(fields);
  await set(informationDocuments.mailSettings(owner.uid), { text: "Wash <b>by hand</b>.\nMore on www.evil.example" });
  const seller = { name: "Harbour pots", address: "Quay 3\n51003 Tartu", email: "", taxNumber: "EE 100", note: "" };
  await set(documents.sellerSettings(owner.uid), seller);
  const bowl = await makeProduct(owner, {});
  const quote = await run("quote", { username: owner.username, lines: [cartLine(bowl)], delivery: "pickup" });
  const input = orderInput(owner, quote, {});
  await run("place-order", input);

  const { html, text } = await mailTo(input.buyer.email, /^Your order/);
  expect(text.split("Wash <b>by hand</b>.")).toHaveLength(2);
  expect(html.split("Wash &lt;b&gt;by hand&lt;/b&gt;.")).toHaveLength(2);
  expect(html).not.toContain("www.evil.example");
  expect(text).toContain("Harbour pots · Quay 3 · 51003 Tartu · Tax number EE 100");
  expect((await mailTo(owner.email, /^New order/)).text).not.toContain("by hand");
});
