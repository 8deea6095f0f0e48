import type { NotifyEvent } from "@awning/domain/notification/notify";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect } from "vitest";
import { ADDRESS, cartLine, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { listMails, readInbox, run } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { MAIL_JOBS, sweep } from "../../support/jobs.ts";
import { plantWaiting } from "../../support/outbox.ts";

const WAIT = { timeout: 20_000 };

async function turn({ uid }: Owner, event: NotifyEvent, mail: boolean): Promise<void> {
  await admin.firestore.doc(informationDocuments.notifySettings(uid)).set({ [event]: { mail } }, { merge: true });
}
/** Sells the last two pieces, to be paid by bank transfer. */
async function sellOut(owner: Owner): Promise<{ orderId: string; buyer: string }> {
  const productId = await makeProduct(owner, { stock: 2 });
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId, 2)], delivery: "shipping" });
  const input = orderInput(owner, quote, { payment: "transfer", delivery: "shipping", shipTo: ADDRESS });
  return { orderId: (await run("place-order", input)).orderId, buyer: input.buyer.email };
}
async function act(owner: Owner, orderId: string, one: Parameters<typeof run<"act-on-order">>[1]["act"]): Promise<void> {
  const rev = (await readDocument(documents.order(owner.uid, orderId)))?.rev;
  await run("act-on-order", { orderId, rev, act: one }, { token: owner.token });
}
const stateOf = async (owner: Owner, id: string) => (await listMails(owner.email)).find((mail) => mail.id === id)?.state;
const becomes = (owner: Owner, id: string, state: string) => expect.poll(() => stateOf(owner, id), WAIT).toBe(state);
const subjects = async (email: string) => (await readInbox(email)).map((message) => String(message.subject));
const CANCEL = { type: "cancel", reason: "Gone", restock: true } as const;

test("what an owner has turned off is not mailed, while everything else of the same order is", async ({ owner }) => {
  await turn(owner, "newOrder", false);
  const { orderId, buyer } = await sellOut(owner);
  await becomes(owner, `new-order.${orderId}`, "suppressed");
  await becomes(owner, `low-stock.${orderId}`, "sent");
  expect((await subjects(buyer)).length).toBeGreaterThan(0);
  const told = await subjects(owner.email);
  expect(told).toContainEqual(expect.stringContaining("Sold out"));
  expect(told.join()).not.toContain("New order");
  const [soldOut] = (await readInbox(owner.email)).filter((message) => String(message.subject).includes("Sold out"));
  expect(String(soldOut?.text)).toContain(paths.settings);
});

test("a mail that someone asks for goes out, and the next one of its kind still does not", async ({ owner }) => {
  await turn(owner, "newOrder", false);
  const { orderId } = await sellOut(owner);
  const mailId = `new-order.${orderId}`;
  await becomes(owner, mailId, "suppressed");
  await run("resend-mail", { mailId }, { token: owner.token });
  await becomes(owner, mailId, "sent");
  expect((await subjects(owner.email)).filter((subject) => subject.includes("New order"))).toHaveLength(1);
  const next = await sellOut(owner);
  await becomes(owner, `new-order.${next.orderId}`, "suppressed");
});

test("it is the moment of sending that counts: what waits already is suppressed too, and what is turned on again goes out", async ({
  owner,
}) => {
  const { orderId } = await sellOut(owner);
  await becomes(owner, `new-order.${orderId}`, "sent");
  const sent = await readDocument(documents.mail(`new-order.${orderId}`));
  const wait = (id: string) => plantWaiting(id, { ...sent });
  await wait(`new-order.${orderId}.off`);
  await turn(owner, "newOrder", false);
  await sweep(...MAIL_JOBS);
  await becomes(owner, `new-order.${orderId}.off`, "suppressed");
  await wait(`new-order.${orderId}.on`);
  await turn(owner, "newOrder", true);
  await sweep(...MAIL_JOBS);
  await becomes(owner, `new-order.${orderId}.on`, "sent");
});

test("of a cancelled order its owner is told in any case while its money is still there", async ({ owner }) => {
  for (const event of ["newOrder", "orderCancelled", "moneyBack", "lowStock"] as const) await turn(owner, event, false);
  const [unpaid, paid] = [await sellOut(owner), await sellOut(owner)];
  await act(owner, unpaid.orderId, CANCEL);
  await act(owner, paid.orderId, { type: "mark_paid" });
  await act(owner, paid.orderId, CANCEL);
  await becomes(owner, `order-changed.${unpaid.orderId}.cancelled`, "suppressed");
  await becomes(owner, `order-changed.${paid.orderId}.cancelled`, "sent");
  expect(await subjects(owner.email)).toEqual([expect.stringContaining("was canceled")]);
});
