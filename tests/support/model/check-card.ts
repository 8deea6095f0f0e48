import { REFUND_TWICE_WORDS } from "@awning/domain/order/money/card-payments";
import { moneyOf } from "@awning/domain/order/money/order-money";
import type { Order } from "@awning/domain/order/order";
import { must, same, sum } from "./books.ts";
import type { World } from "./world.ts";

/** Holds the money of every order that is paid by card against the bank's own books, once nothing is on its way any more. */
export function checkCards(world: World): void {
  for (const order of world.seen.values()) if (order.paymentMethod === "card") checkByCard(world, order);
}

/** What came and went by card is what the bank says; what was sent by hand for a card is not the bank's to know. */
function checkByCard(world: World, order: Order): void {
  const name = `order ${order.number}`;
  const { paid, refunded } = moneyOf(order);
  const byHand = sum(order.refunds.filter((one) => one.paymentRef === "" && one.state === "done").map((one) => one.amount));
  // Given up, sent by hand, and done by the bank after all: the money is gone twice, and the owner knows.
  const isTwice = (ref: string) => ref !== "" && world.bank.store.refunds.get(ref)?.status === "succeeded";
  const twice = sum(order.refunds.filter((one) => one.state === "failed" && isTwice(one.ref)).map((one) => one.amount));
  must(twice === 0 || order.attention.includes(REFUND_TWICE_WORDS), `${name} gave money back twice and nobody knows`);
  must(byHand === 0 || order.events.some((event) => event.type === "refund_failed"), `${name} sent by hand what the card would have taken`);
  same({ paid, refunded: refunded - byHand + twice, pending: 0 }, world.bank.booksOf(order.id), `${name}: its money and the bank’s`);
}
