import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, test } from "vitest";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";

const DAY_MS = 86_400_000;

async function sell(owner: Owner, productId: string) {
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" });
  const { orderId } = await run("place-order", orderInput(owner, quote, { payment: "transfer" }));
  return { orderId, told: quote.holdDays };
}

/** After how many days an order is reminded, and after how many its hold is over. */
async function timesOf(owner: Owner, orderId: string): Promise<number[]> {
  const order = await readDocument(documents.order(owner.uid, orderId));
  return [order?.remindAt, order?.holdUntil].map((at) => (at.toMillis() - order?.placedAt.toMillis()) / DAY_MS);
}

test("a shop says how long its items wait for their money; what was ordered before keeps its time", async () => {
  const owner = await makeOwner();
  const productId = await makeProduct(owner, { stock: 9 });
  const says = (days: number) => admin.firestore.doc(documents.shopSettings(owner.uid)).update({ holdDays: days });
  const first = await sell(owner, productId);
  await says(1);
  const second = await sell(owner, productId);
  await says(30);
  const third = await sell(owner, productId);
  expect([first.told, second.told, third.told]).toEqual([5, 1, 30]);
  expect(await timesOf(owner, first.orderId)).toEqual([3, 5]);
  expect(await timesOf(owner, second.orderId)).toEqual([0.6, 1]);
  expect(await timesOf(owner, third.orderId)).toEqual([28, 30]);
  expect((await readDocument(documents.order(owner.uid, second.orderId)))?.holdDays).toBe(1);
  // Marked by mistake and taken back: it is held as it was.
  const act = async (rev: number, type: "mark_paid" | "undo_paid") =>
    run("act-on-order", { orderId: second.orderId, rev, act: { type } }, { token: owner.token });
  await act(1, "mark_paid");
  await act(2, "undo_paid");
  const [remindAt, holdUntil] = await timesOf(owner, second.orderId);
  expect(holdUntil).toBeGreaterThanOrEqual(1);
  expect(holdUntil).toBeLessThan(1.01);
  expect(remindAt).toBeCloseTo((holdUntil ?? 0) - 0.4, 5);
});
