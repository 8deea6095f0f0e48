// What a buyer writes on the page of an order is one conversation about that order.
import "../support/model/stand-ins.ts";
import { expect } from "vitest";
import { getConversation, listNewestMessages } from "../../functions/src/data/chat/conversations.ts";
import { getOrder } from "../../functions/src/data/order/orders.ts";
import { model as test } from "../support/model/fixtures.ts";
import { prepare } from "../support/model/perform.ts";
import { orderKey, product } from "../support/model/product.ts";
import { BUYERS, SITE } from "../support/model/shop.ts";

test("with the key of the order or its address, the same words once, and another address nothing", async ({ world }) => {
  const items = [{ item: 0, quantity: 1 as const }];
  const placed = { do: "order", buyer: BUYERS[0], items, delivery: "shipping", payment: "transfer", code: "", again: null } as const;
  await prepare(world, { ...placed, isChanged: false })?.();
  const [id = ""] = [...world.promised.keys()];
  const order = await getOrder(SITE, id);
  if (!order) throw new Error("no order");
  const link = { username: order.username, orderId: id };
  const write = (text: string, fields: { key?: string; email?: string }) =>
    product.writeAsBuyer(link, { key: "", email: "", ...fields, text }, "192.0.2.1");
  const key = orderKey(id, order.accessRev);
  const first = await write("Did the money go back?", { key });
  expect(await write("Did the money go back?", { key })).toEqual(first);
  expect(await write("I lost my link", { email: order.buyer.email })).toEqual(first);
  await expect(write("Send it to me", { email: "somebody@example.test" })).rejects.toMatchObject({ code: "not_found" });
  await expect(write("  ", { key })).rejects.toMatchObject({ code: "bad_request" });
  const ref = { siteId: SITE, conversationId: first.conversationId };
  expect((await getConversation(ref))?.conversation).toMatchObject({
    ...{ subject: { type: "order", id }, count: 2, unreadOwner: 2, email: order.buyer.email, name: order.buyer.name },
  });
  expect((await listNewestMessages(ref)).map(({ text }) => text)).toEqual(["Did the money go back?", "I lost my link"]);
});
