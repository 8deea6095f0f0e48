import { expect, test } from "vitest";
import { isMailFor, MAIL_KINDS } from "../mail/mail.ts";
import { sampleOrder } from "../order/sample-order.ts";
import { newOrderMails } from "./new-order-mails.ts";

const order = { ...sampleOrder(), source: "shop" as const, status: "open" as const, paymentMethod: "cash" as const };
const low = [{ ranLow: 1 }, { ranLow: null }];

test.each([
  [{ ...order, lines: [] }, ["order-received", "new-order"]],
  [{ ...order, lines: low }, ["order-received", "new-order", "low-stock"]],
  [{ ...order, source: "manual" as const, lines: low }, ["order-received", "low-stock"]],
  [{ ...order, status: "pending" as const, paymentMethod: "card" as const, lines: [] }, []],
  [{ ...order, status: "pending" as const, paymentMethod: "card" as const, lines: low }, ["low-stock"]],
  [{ ...order, status: "pending" as const, paymentMethod: "transfer" as const, lines: [] }, ["order-received", "new-order"]],
])("the mails of a new order: %#", (placed, kinds) => {
  expect(newOrderMails(placed)).toEqual(kinds.map((kind) => ({ kind, part: "" })));
});

test("each mail has one reader, and the owner reads what concerns the shop", () => {
  expect(MAIL_KINDS.filter((kind) => isMailFor("owner", kind))).toEqual(["new-order", "order-changed", "low-stock"]);
  for (const kind of MAIL_KINDS) {
    expect(
      (["person", "visitor", "buyer", "owner", "guest", "host", "operator"] as const).filter((reader) => isMailFor(reader, kind)),
    ).toHaveLength(1);
  }
});
