import type { Payments } from "./port.ts";

/**
 * Payments that owners see to themselves: bank transfer and cash. Nobody is sent anywhere, no machine knows when money has
 * come, and what goes back is done once it is noted. There is nobody to ask, so no use-case does: an owner's note is done in the
 * order's own step (`order-acts.ts`). It stands here as the least that any way to be paid promises, and the contract suite holds
 * every provider to that.
 */
export function manualPayments(): Payments {
  return {
    async start({ account, orderId }) {
      return { place: { account, session: `manual-${orderId}` }, url: null, isTest: false };
    },
    async look() {
      return { state: "open", order: null };
    },
    async close() {
      return { state: "closed", order: null };
    },
    async refund({ orderId, refundId }) {
      return { state: "done", ref: `manual-${orderId}-${refundId}` };
    },
    async lookAtRefund({ ref }) {
      return { state: "done", ref, amount: 0, paymentRef: "", order: null, record: null };
    },
    async refundsOf() {
      return [];
    },
  };
}
