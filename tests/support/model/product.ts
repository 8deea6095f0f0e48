// The use-cases as `functions/src/entry/main.ts` joins them.
import { writeAsCustomer } from "../../../functions/src/chat/write-as-customer.ts";
import { placeManualOrder } from "../../../functions/src/checkout/place-manual-order.ts";
import { placeOrder } from "../../../functions/src/checkout/place-order.ts";
import { recordPayment } from "../../../functions/src/checkout/record-payment.ts";
import { mailTaskSchema } from "../../../functions/src/data/mail/told.ts";
import { deliverMail as deliver, type MailOutcome } from "../../../functions/src/mail/deliver-mail.ts";
import { cancelAsBuyer, correctAsBuyer } from "../../../functions/src/order/buyer-actions.ts";
import { takeSigned } from "../../../functions/src/order/card/serve-stripe.ts";
import { rotateOrderLink } from "../../../functions/src/order/order-link.ts";
import { isPaymentOver, refreshOrder, startPayment } from "../../../functions/src/order/payment-session.ts";
import { changeOrder, runOrderAction } from "../../../functions/src/order/run-order-action.ts";
import { writeAsBuyer } from "../../../functions/src/order/write-as-buyer.ts";
import { config } from "../../../functions/src/platform/config.ts";
import { JOBS } from "../../../functions/src/scheduled/jobs.ts";
import { joinJobs } from "../../../functions/src/scheduled/run-jobs.ts";
import { current } from "./current.ts";

/** As a task does it. */
export function deliverMail(mailId: string, now: number): Promise<MailOutcome> {
  const task = mailTaskSchema.safeParse(JSON.parse(current().told.get(mailId) ?? "null"));
  return deliver(mailId, now, task.data?.told);
}

const { mailsHandedOver, bulkMailsHandedOver, expiredOrders, remindedBuyers, moneyAskedFor, refundsAskedFor } = JOBS;
export const product = {
  placeOrder,
  placeManualOrder,
  recordPayment,
  runOrderAction,
  changeOrder,
  cancelAsBuyer,
  correctAsBuyer,
  writeAsBuyer: writeAsBuyer(writeAsCustomer),
  refreshOrder,
  startPayment,
  isPaymentOver,
  rotateOrderLink,
  takeEvent: (body: Buffer, signature: string) => takeSigned(body, signature),
  sweep: joinJobs({ mailsHandedOver, bulkMailsHandedOver, expiredOrders, remindedBuyers, moneyAskedFor, refundsAskedFor }),
  webhookSecret: () => config().stripeWebhookSecret,
};
export { quoteManualOrder } from "../../../functions/src/checkout/place-manual-order.ts";
export { quoteCart } from "../../../functions/src/checkout/quote-cart.ts";
export { orderKey } from "../../../functions/src/platform/order-access-token.ts";
