import type { BankAccount } from "../../money/bank/bank-account.ts";
import { formatReference, paymentCode, paymentReference } from "../../money/bank/payment-code.ts";
import type { Order } from "../order.ts";

/** What is to be transferred for an order. `reference` in groups; `code` is the text of its QR code, `null` where banks read none. */
export type TransferDue = { account: BankAccount; reference: string; code: string | null };

/** What is still to be transferred for an order, or `null`: it is paid or over, or the shop had no account. */
export function transferDue({
  instructions: { bank },
  currency,
  total,
  number,
  paymentStatus,
  status,
}: Pick<Order, "instructions" | "currency" | "total" | "number" | "paymentStatus" | "status">): TransferDue | null {
  if (!bank || paymentStatus !== "unpaid" || (status !== "pending" && status !== "open")) return null;
  return {
    account: bank,
    reference: formatReference(paymentReference(number)),
    code: paymentCode({ account: bank, currency, amount: total, number }),
  };
}
