import type { Order } from "./order.ts";

export function usesCode({ discount, status, paymentStatus }: Pick<Order, "discount" | "status" | "paymentStatus">): boolean {
  if (discount === null || paymentStatus === "voided") return false;
  return status === "pending" || status === "open" || status === "completed" || paymentStatus !== "none_due";
}
