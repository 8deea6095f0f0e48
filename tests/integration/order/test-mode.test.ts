/** @module-tag full */

import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect, test } from "vitest";
import { makeCardOwner, makeOwner, makeProduct, type Owner, orderInput, randomEmail } from "../../support/builders.ts";
import { listSessions, openPayPage } from "../../support/card.ts";
import { run } from "../../support/clients.ts";
import { admin, SITE } from "../../support/emulators.ts";
import { mailedPath, mailsTo, openSignUp, sendSignUp } from "../../support/sign-ups.ts";
import { ask, htmlOnce } from "../../support/site-pages.ts";

const MARK = "Test mode: cards aren’t charged, and orders paid by card are only tests.";

/** Both pages to which a list's mails lead. */
async function pagesOfList(owner: Owner): Promise<string[]> {
  const email = randomEmail();
  await sendSignUp(owner, email);
  const [first] = await mailsTo(email, 1);
  if (!first) throw new Error("no mail");
  const confirm = mailedPath(first, "confirm");
  await ask(confirm, { method: "POST", body: new URLSearchParams() });
  const welcome = (await mailsTo(email, 2)).find((one) => one.subject.startsWith("You’re subscribed"));
  if (!welcome) throw new Error("no second mail");
  return [confirm, mailedPath(welcome, "unsubscribe")];
}

/** Every page of an order by card. */
async function pagesOfOrder(owner: Owner, productId: string): Promise<string[]> {
  const lines = [{ productId, variantId: "single", quantity: 1 }];
  const quote = await run("quote", { username: owner.username, lines, delivery: "pickup" });
  const order = await run("place-order", orderInput(owner, quote, { payment: "card" }));
  // Before its page opens, nobody has asked the provider whose money it is.
  expect(await marksOf(order.orderUrl.replace(SITE, ""))).toBe(1);
  await openPayPage({ paymentUrl: order.paymentUrl ?? "" });
  expect(await listSessions(order.orderId)).toHaveLength(1);
  return [order.confirmationUrl, order.orderUrl.replace(SITE, ""), sitePaths.order(owner.username, order.orderId)];
}

async function marksOf(path: string): Promise<number> {
  return (await (await ask(path)).text()).split(MARK).length - 1;
}

/** An order that is paid without a card, by its buyer's link. */
async function pageOfManual(owner: Owner, productId: string): Promise<string> {
  const quote = await run("quote", {
    username: owner.username,
    lines: [{ productId, variantId: "single", quantity: 1 }],
    delivery: "pickup",
  });
  return (await run("place-order", orderInput(owner, quote, { payment: "cash" }))).orderUrl.replace(SITE, "");
}

test("an order that no card pays, or that a card has really paid, is no test, whatever mode its shop is in; one of a shop without it neither", async () => {
  const owner = await makeCardOwner();
  const productId = await makeProduct(owner, { slug: "mug" });
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes(MARK));
  const path = await pageOfManual(owner, productId);
  expect(await marksOf(path)).toBe(0);
  const withoutKey = path.split("?")[0] ?? "";
  expect(await marksOf(withoutKey)).toBe(0);
  const orders = await admin.firestore.collection(`sites/${owner.uid}/orders`).get();
  const card = {
    account: "acct_live",
    session: "cs_live",
    url: "https://pay.example.test/",
    attempt: 1,
    pageUntil: new Date(0),
    isReplaced: false,
  };
  await orders.docs[0]?.ref.update({ card, paymentMethod: "card", paymentStatus: "paid", status: "open" });
  expect(await marksOf(path)).toBe(0);

  const plain = await makeOwner();
  expect(await marksOf(await pageOfManual(plain, await makeProduct(plain)))).toBe(0);
});

test("every page of a shop in test mode says so", { timeout: 120_000 }, async () => {
  const owner = await makeCardOwner();
  const { username } = owner;
  const productId = await makeProduct(owner, { slug: "mug" });
  await admin.firestore
    .doc(informationDocuments.legalSettings(owner.uid))
    .set({ imprint: "Quay 4", terms: "", withdrawal: "", privacy: "" });
  const news = await openSignUp(owner);
  await htmlOnce(sitePaths.home(username), (html) => html.includes(MARK) && html.includes(ownPaths.legal(username, "imprint")));
  const [list, order] = await Promise.all([pagesOfList(owner), pagesOfOrder(owner, productId)]);
  const pages = [
    sitePaths.home(username),
    sitePaths.shop(username),
    sitePaths.product(username, "mug"),
    news,
    sitePaths.checkout(username),
    `${sitePaths.checkout(username)}?line=${productId}.single.1`,
    sitePaths.findOrder(username),
    ownPaths.legal(username, "imprint"),
    ownPaths.report(username),
    ...list,
    ...order,
  ];
  const bare: string[] = [];
  for (const path of pages) {
    const html = await (await ask(path)).text();
    if (html.split(MARK).length !== 2) bare.push(path);
  }
  expect(bare).toEqual([]);

  await run("change-card", { isEnabled: false }, { token: owner.token });
  for (const path of [sitePaths.findOrder(username), ownPaths.report(username)]) await htmlOnce(path, (html) => !html.includes(MARK));
});
