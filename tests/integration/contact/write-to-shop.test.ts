import { chatCollections } from "@awning/domain/chat/chat-documents";
import { FULFILMENT_STATUSES, ORDER_STATUSES, orderName } from "@awning/domain/order/order";
import { documents } from "@awning/domain/routes/firestore-paths";
import { chatPaths, ownPaths } from "@awning/domain/routes/own-paths";
import { ORDER_KEY_PARAMETER, sitePaths } from "@awning/domain/routes/paths";
import { beforeAll, expect, test } from "vitest";
import { cartLine, comingFrom, makeOwner, makeProduct, type Owner, orderInput, randomAddress } from "../../support/builders.ts";
import { readInbox, run } from "../../support/clients.ts";
import { admin, eventually, readDocument, SITE } from "../../support/emulators.ts";
import { MAIL_JOBS, sweep } from "../../support/jobs.ts";

let owner: Owner;
let sold: { orderId: string; orderUrl: string; number: number; email: string };

beforeAll(async () => {
  owner = await makeOwner();
  const productId = await makeProduct(owner, {});
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" });
  const input = orderInput(owner, quote, {});
  sold = { ...(await run("place-order", input)), email: input.buyer.email };
  await eventually("the page is public", () => readDocument(documents.published(owner.username)));
});

const key = () => new URL(sold.orderUrl).searchParams.get(ORDER_KEY_PARAMETER) ?? "";
const write = (fields: Record<string, string>) =>
  fetch(SITE + sitePaths.order(owner.username, sold.orderId), {
    method: "POST",
    body: new URLSearchParams({ act: "write", ...fields }),
    redirect: "manual",
    headers: comingFrom(randomAddress()),
  });
const conversations = async () =>
  (await admin.firestore.collection(chatCollections.conversations(owner.uid)).where("subject.id", "==", sold.orderId).get()).docs;
const messages = async () => (await conversations()).reduce((sum, one) => sum + Number(one.get("count")), 0);

test.each(ORDER_STATUSES.flatMap((status) => FULFILMENT_STATUSES.map((sent) => [status, sent] as const)))(
  "the page of an order that is %s and %s has a way to write",
  { tags: ["full"] },
  async (status, fulfilmentStatus) => {
    await admin.firestore.doc(documents.order(owner.uid, sold.orderId)).update({ status, fulfilmentStatus });
    for (const address of [sold.orderUrl, SITE + sitePaths.order(owner.username, sold.orderId)]) {
      const html = await (await fetch(address, { headers: comingFrom(randomAddress()) })).text();
      expect(html).toContain('id="write"');
      expect(html).toContain('name="message"');
    }
  },
);

test("what a buyer writes opens the conversation of the order, whatever its state, and waits there for the owner", async () => {
  await admin.firestore.doc(documents.order(owner.uid, sold.orderId)).update({ status: "cancelled", fulfilmentStatus: "unfulfilled" });
  const answer = await write({ key: key(), message: "Did the money go back?" });
  const to = answer.headers.get("location") ?? "";
  expect([answer.status, to.startsWith(`${ownPaths.chat(owner.username)}?`)]).toEqual([303, true]);
  const thread = await (await fetch(SITE + to)).text();
  expect(thread).toContain("Did the money go back?");
  await write({ key: key(), message: "Did the money go back?" });
  const [conversation, ...others] = await conversations();
  expect(others).toEqual([]);
  expect(conversation?.data()).toMatchObject({ count: 1, unreadOwner: 1, email: sold.email, subject: { type: "order" } });
  await conversation?.ref.update({ mailOwnerSince: new Date(Date.now() - 6 * 60_000) });
  const told = await eventually("the owner’s mail", async () => {
    await sweep("unreadMailed", ...MAIL_JOBS);
    return (
      JSON.stringify((await readInbox(owner.email)).at(-1) ?? "").includes("Did the money go back?") &&
      (await readInbox(owner.email)).at(-1)
    );
  });
  expect(JSON.stringify(told)).toContain(`about order ${orderName(sold.number)}`);
  expect(JSON.stringify(told)).toContain(SITE + chatPaths.conversation(conversation?.id ?? ""));
});

test("without the key the e-mail shows whose order it is; another one is told nothing and sends nothing", async () => {
  const before = await messages();
  const other = await write({ email: "somebody@example.test", message: "Send it to me" });
  expect(other.status).toBe(404);
  expect(await other.text()).not.toContain("on its way");
  expect(await messages()).toBe(before);
  expect((await write({ email: sold.email, message: "I lost my link" })).status).toBe(303);
  expect(await messages()).toBe(before + 1);
});

test("nothing is no message, and what was typed comes back", async () => {
  const before = await messages();
  expect((await write({ key: key(), message: "  " })).status).toBe(400);
  const long = await write({ key: key(), message: "x".repeat(2001) });
  expect(long.status).toBe(400);
  expect(await long.text()).toContain("x".repeat(2001));
  expect(await messages()).toBe(before);
});
