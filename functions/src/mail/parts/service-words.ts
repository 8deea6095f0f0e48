import { isArranged as isOrderArranged, isService } from "@awning/domain/order/order-pieces";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";

/** Whether something of an order is done for its buyer. */
export function hasService({ order }: OrderContent): boolean {
  return order.lines.some(isService);
}

/** Whether nothing of it goes any way: what is not a file is done for its buyer. */
export function isArranged({ order }: OrderContent): boolean {
  return isOrderArranged({ delivery: order.delivery, kinds: order.lines.map(({ kind }) => kind) });
}

/** What comes of the services of an order, as a sentence to add; empty without any. */
export function agreeWords(content: OrderContent): string {
  return hasService(content) ? ` ${defuse(content.shop.name)} will be in touch to agree on a time.` : "";
}
