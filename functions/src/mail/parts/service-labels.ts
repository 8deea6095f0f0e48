import { isArranged as isOrderArranged, isService } from "@awning/domain/order/quantities";
import type { OrderContent } from "../mail-content.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import * as labels from "./mail-labels.ts";

/** Whether something of an order is done for its buyer. */
export function hasService({ order }: OrderContent): boolean {
  return order.lines.some(isService);
}

/** Whether nothing of it goes any way: what is not a file is done for its buyer. */
export function isArranged({ order }: OrderContent): boolean {
  return isOrderArranged({ delivery: order.delivery, kinds: order.lines.map(({ kind }) => kind) });
}

/** A sentence, and a second one where an order has services, about what comes of them. */
export function withAgreement(first: string, content: OrderContent): string {
  return hasService(content) ? `${first} ${labels.willBeInTouch(preventAutolink(content.shop.name))}` : first;
}
