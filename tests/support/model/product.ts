// The use-cases as `functions/src/all-but-page.ts` joins them.

import { sendAsVisitor } from "../../../functions/src/chat/send-as-visitor.ts";
import { placeManualOrder } from "../../../functions/src/checkout/place-manual-order.ts";
import { placeOrder } from "../../../functions/src/checkout/place-order.ts";
import { runMailSweep } from "../../../functions/src/mail/sweep-mail.ts";
import { actOnOrder } from "../../../functions/src/order/act-on-order.ts";
import { cancelAsBuyer, correctAsBuyer } from "../../../functions/src/order/buyer-acts.ts";
import { takeSigned } from "../../../functions/src/order/card/serve-stripe.ts";
import { sweepRefunds } from "../../../functions/src/order/card/sweep-refunds.ts";
import { changeOrder } from "../../../functions/src/order/edit-order.ts";
import { expireOrders, remindBuyers } from "../../../functions/src/order/expire-orders.ts";
import { renewLink } from "../../../functions/src/order/renew-link.ts";
import { sweepMoney } from "../../../functions/src/order/sweep-money.ts";
import { isPaymentOver, refreshOrder, startPayment } from "../../../functions/src/order/visit-payment.ts";
import { writeAsBuyer } from "../../../functions/src/order/write-as-buyer.ts";
import { config } from "../../../functions/src/platform/config.ts";
import { joinSweeps } from "../../../functions/src/sweep.ts";

export const product = {
  placeOrder,
  placeManualOrder,
  actOnOrder,
  changeOrder,
  cancelAsBuyer,
  correctAsBuyer,
  writeAsBuyer: writeAsBuyer(sendAsVisitor),
  refreshOrder,
  startPayment,
  isPaymentOver,
  renewLink,
  takeEvent: (body: Buffer, signature: string) => takeSigned(body, signature),
  sweep: joinSweeps({
    mailsHandedOver: runMailSweep,
    expiredOrders: expireOrders,
    remindedBuyers: remindBuyers,
    moneyAskedFor: sweepMoney,
    refundsAskedFor: sweepRefunds,
  }),
  webhookSecret: () => config().stripeWebhookSecret,
};
export { quoteManualOrder } from "../../../functions/src/checkout/place-manual-order.ts";
export { quoteCart } from "../../../functions/src/checkout/quote-cart.ts";
export { deliverMail } from "../../../functions/src/mail/deliver-mail.ts";
export { orderKey } from "../../../functions/src/platform/order-key.ts";
