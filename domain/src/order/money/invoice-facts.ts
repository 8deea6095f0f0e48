import type { Order } from "../order.ts";

/** For example `0007`. */
export function invoiceName(number: number): string {
  return String(number).padStart(4, "0");
}

/** Why an order gets no invoice: it ended without a sale, or it is a test. `null` if it gets one. */
export function invoiceProblem(order: Pick<Order, "status" | "isTest">): "ended" | "test" | null {
  if (order.isTest) return "test";
  return order.status === "cancelled" || order.status === "expired" ? "ended" : null;
}

export function invoiceOf(order: Pick<Order, "events">): string | null {
  return order.events.find((event) => event.type === "invoiced")?.invoice ?? null;
}
