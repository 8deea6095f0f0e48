// Files of an item that its buyer withdrew from.
import "../support/model/stand-ins.ts";
import { expect } from "vitest";
import { touchOrder } from "../../functions/src/data/order/orders.ts";
import { listFiles } from "../../functions/src/data/product/files.ts";
import { orderKey } from "../../functions/src/platform/order-access-token.ts";
import { model as test } from "../support/model/fixtures.ts";
import { pressDownload } from "../support/model/order-page.ts";
import { prepare } from "../support/model/perform.ts";
import { BUYERS, SITE, USERNAME } from "../support/model/shop.ts";

const WITHDRAWAL = {
  ...{ id: "w1", name: "Ana", lines: [{ line: 0, quantity: 1 }], words: "", isByNumber: false },
  ...{ refundBy: "2026-12-24", isBack: false, use: "", settledAt: null, isSettledByHand: false },
};

test("open until the withdrawal, and the server says why they close", async ({ world }) => {
  const sold = { delivery: "shipping", payment: "transfer", code: "", again: null } as const;
  await prepare(world, { do: "order", buyer: BUYERS[0], items: [{ item: 3, quantity: 1 }], ...sold, isChanged: false })?.();
  const [orderId = ""] = [...world.promised.keys()];
  const order = await touchOrder("pay", { siteId: SITE, orderId }, (now) => ({ ...now, status: "open", paymentStatus: "paid" }));
  const line = order?.lines[0];
  const [file] = line ? await listFiles(SITE, [line.productId]) : [];
  if (!order || !line || !file) throw new Error("the shop sold no file");
  const wanted = { line: `${line.productId}.${line.variantId}`, fileId: file.id };
  const press = () => pressDownload({ username: USERNAME, orderId, key: orderKey(orderId, order.accessRev) }, wanted, "10.0.0.1");
  expect(await press()).toMatchObject({ type: "redirect" });
  await touchOrder("withdraw", { siteId: SITE, orderId }, (now) => ({ ...now, withdrawals: [{ ...WITHDRAWAL, at: Date.now() }] }));
  expect(await press()).toMatchObject({
    page: { status: 409, view: { props: { notice: { words: expect.stringContaining("You withdrew from this item") } } } },
  });
});
