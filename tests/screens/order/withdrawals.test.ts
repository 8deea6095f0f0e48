import { editOrder, orderEditSchema } from "@awning/domain/order/edits";
import { type Order, orderSchema } from "@awning/domain/order/order";
import { sampleLine } from "@awning/domain/order/sample-order";
import { withdrawalTask } from "@awning/domain/order/withdrawal/open-withdrawals";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/order/detail/labels.ts";
import { button, dialog, field, gone, says, seen, toggle } from "../support/acting.ts";
import { answerActs, PAID, putOrder, SENT } from "../support/orders.ts";
import { answer, openScreen, setOnline, signedInOwner, store, test } from "../support/screen.tsx";

const REFUND_BY = "2026-12-14";
const WITHDRAWN: Partial<Order> = {
  lines: [sampleLine("vase", 2, { title: "Bud vase", unit: 2800, total: 5600 })],
  subtotal: 5600,
  total: 5600,
  attention: [withdrawalTask(REFUND_BY)],
  withdrawals: [
    {
      ...{ id: "w4", at: Date.now(), name: "Anna Berg", lines: [{ line: 0, quantity: 1 }], words: "", isByNumber: false },
      ...{ refundBy: REFUND_BY, isBack: false, use: "", settledAt: null, isSettledByHand: false },
    },
  ],
};

async function openWithdrawn(changes: Partial<Order> = {}) {
  const owner = signedInOwner();
  const order = putOrder(owner, { ...WITHDRAWN, ...changes }, PAID, SENT);
  answerActs(owner);
  const path = documents.order(owner.uid, order.id);
  answer("edit-order", ({ edit }) => {
    const { placedAt, updatedAt, ...stored } = store.get(path) ?? {};
    const now = { ...orderSchema.parse({ ...stored, placedAt: Number(placedAt), updatedAt: Number(updatedAt) }), id: order.id };
    const { id: _, ...edited } = editOrder(now, orderEditSchema.parse(edit), Date.now()) ?? now;
    store.set(path, { ...stored, ...edited, placedAt, updatedAt: new Date() });
    return { rev: edited.rev };
  });
  await openScreen(paths.order(order.id));
  return { stored: () => store.get(path) };
}

const withdrawal = () => page.getByRole("region", { name: labels.withdrawal });

test("a withdrawal says what is due when, suggests its refund, which may be less after use, and is settled by it", async () => {
  const { stored } = await openWithdrawn();
  await says("December 14, 2026", withdrawal());
  await says("1 × Bud vase", withdrawal());
  await button("Refund €28.00", withdrawal()).click();
  const sheet = dialog("Refund");
  await expect.element(field("Amount", sheet)).toHaveValue("28.00");
  await field("Amount", sheet).fill("30");
  await sheet.getByRole("button", { name: /^Record refund|^Refund/ }).click();
  await says("up to €28.00", sheet);
  await field("Amount", sheet).fill("20");
  await sheet.getByRole("button", { name: /€20\.00/ }).click();
  await gone(sheet);
  await says("Settled just now", withdrawal());
  expect(stored()).toMatchObject({ attention: [], refunds: [{ amount: 2000, lines: [{ line: 0, quantity: 1 }] }] });
});

test("the owner notes what is back and how it was used, and settles it without money", async () => {
  const { stored } = await openWithdrawn();
  await toggle(labels.itemsAreBack, withdrawal()).click();
  await expect.poll(() => stored()).toMatchObject({ withdrawals: [{ isBack: true }] });
  await field(labels.usedBeyondTrying, withdrawal()).fill("Chipped rim");
  await button(labels.saveNote, withdrawal()).click();
  await expect.poll(() => stored()).toMatchObject({ withdrawals: [{ use: "Chipped rim", isBack: true }] });
  await button(labels.markAsSettled, withdrawal()).click();
  await says("Settled just now", withdrawal());
  await gone(page.getByText(withdrawalTask(REFUND_BY)));
});

test("a declaration by number shows the buyer’s words, and offline nothing can be pressed", async () => {
  const [made] = WITHDRAWN.withdrawals ?? [];
  if (!made) throw new Error("no withdrawal");
  await openWithdrawn({ withdrawals: [{ ...made, lines: [], words: "The blue one", isByNumber: true }] });
  await says("The blue one", withdrawal());
  await says(labels.declaredByNumber, withdrawal());
  await says(labels.notTheBuyerHint, withdrawal());
  await seen(button(labels.refund, withdrawal()));
  setOnline(false);
  await expect.element(button(labels.refund, withdrawal())).toBeDisabled();
  await expect.element(button(labels.markAsSettled, withdrawal())).toBeDisabled();
});
