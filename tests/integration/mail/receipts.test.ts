import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { cartLine, makeOwner, makeProduct, orderInput } from "../../support/builders.ts";
import { readInbox, run } from "../../support/clients.ts";
import { admin, readDocument, SITE } from "../../support/emulators.ts";

const RECEIPT = "The room opens at eight.\nMore on https://market.example/room, or ask <b>us</b>.";
const mailSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });

async function bought() {
  const owner = await makeOwner();
  const talk = await makeProduct(owner, { title: "Evening talk", receipt: RECEIPT });
  const quote = await run("quote", { username: owner.username, lines: [cartLine(talk)], delivery: "pickup" });
  const input = orderInput(owner, quote, { delivery: "pickup", payment: "transfer", shipTo: null });
  const order = await run("place-order", input);
  return { owner, talk, order, email: input.buyer.email };
}

const pageOf = async (url: string) => (await fetch(url)).text();

async function mailsTo(email: string, subject: RegExp) {
  return expect.poll(
    async () =>
      z
        .array(mailSchema)
        .parse(await readInbox(email))
        .filter((mail) => subject.test(mail.subject)),
    {
      timeout: 20_000,
    },
  );
}

test("what a product says reaches its buyer once it is paid, as it was when they bought it, by mail and on the page of the order", async () => {
  const { owner, talk, order, email } = await bought();
  await (await mailsTo(email, /^Your order/)).toHaveLength(1);
  for (const mail of await readInbox(email)) expect(JSON.stringify(mail)).not.toContain("opens at eight");
  const waiting = await pageOf(order.orderUrl);
  expect(waiting).not.toContain("opens at eight");
  expect(waiting).toContain('data-files="waiting"');
  await admin.firestore.doc(documents.product(owner.uid, talk)).update({ receipt: "Other words" });
  await run("act-on-order", { orderId: order.orderId, rev: 1, act: { type: "mark_paid" } }, { token: owner.token });
  await (await mailsTo(email, /^Your payment/)).toHaveLength(1);
  const paid = z
    .array(mailSchema)
    .parse(await readInbox(email))
    .find((mail) => /^Your payment/.test(mail.subject));
  expect(paid?.text).toMatch(/about Evening talk\s+The room opens at eight\.\nMore on/);
  expect(paid?.html).toContain("ask &lt;b&gt;us&lt;/b&gt;");
  expect(paid?.html).not.toMatch(/<a [^>]*market\.example/);
  const page = await pageOf(order.orderUrl);
  expect(page).toContain("The room opens at eight.");
  expect(page).toContain('<a href="https://market.example/room" rel="ugc nofollow noopener">');
  expect(page).toContain("ask &lt;b&gt;us&lt;/b&gt;");
  expect(page).not.toContain("Other words");
  expect(page).not.toContain('data-files="waiting"');
});

test("no one reads it who has not bought it: no visitor of the shop, no quote, no one without the order's key", async () => {
  const { owner, talk, order } = await bought();
  await run("act-on-order", { orderId: order.orderId, rev: 1, act: { type: "mark_paid" } }, { token: owner.token });
  const stored = await readDocument(documents.order(owner.uid, order.orderId));
  expect(stored?.lines[0].receipt).toBe(RECEIPT);
  const quote = await run("quote", { username: owner.username, lines: [cartLine(talk)], delivery: "pickup" });
  expect(JSON.stringify(quote)).not.toContain("opens at eight");
  expect(JSON.stringify(await readDocument(`orderViews/${stored?.viewId}`))).not.toContain("opens at eight");
  expect(await pageOf(order.orderUrl.replace(/\?.*$/, ""))).not.toContain("opens at eight");
  for (const path of [sitePaths.shop(owner.username), sitePaths.home(owner.username)])
    expect(await pageOf(SITE + path)).not.toContain("opens at eight");
  const published = await admin.firestore.doc(`published/${owner.username}`).get();
  const pages = await published.ref.collection("products").get();
  expect(JSON.stringify([published.data(), ...pages.docs.map((one) => one.data())])).not.toContain("opens at eight");
});
