// The use-cases as `functions/src/all-but-page.ts` joins them.
import { placeManualOrder } from "../../../functions/src/checkout/place-manual-order.ts";
import { placeOrder } from "../../../functions/src/checkout/place-order.ts";
import { kickMail } from "../../../functions/src/mail/kick-mail.ts";
import { runMailSweep } from "../../../functions/src/mail/sweep-mail.ts";
import { actOnOrder } from "../../../functions/src/orders/act-on-order.ts";
import { cancelAsBuyer, correctAsBuyer } from "../../../functions/src/orders/buyer-acts.ts";
import { takeSigned } from "../../../functions/src/orders/card/serve-stripe.ts";
import { sweepRefunds } from "../../../functions/src/orders/card/sweep-refunds.ts";
import { changeOrder } from "../../../functions/src/orders/edit-order.ts";
import { expireOrders, remindBuyers } from "../../../functions/src/orders/expire-orders.ts";
import { renewLink } from "../../../functions/src/orders/renew-link.ts";
import { sweepMoney } from "../../../functions/src/orders/sweep-money.ts";
import { isPaymentOver, refreshOrder, startPayment } from "../../../functions/src/orders/visit-payment.ts";
import { writeAsBuyer } from "../../../functions/src/orders/write-as-buyer.ts";
import { config } from "../../../functions/src/platform/config.ts";
import { mailMessage } from "../../../functions/src/sites/send-message.ts";
import { joinSweeps } from "../../../functions/src/sweep.ts";

const kick = (mailId: string) => kickMail(mailId);

export const product = {
  placeOrder: placeOrder(kick),
  placeManualOrder: placeManualOrder(kick),
  actOnOrder: actOnOrder(kick),
  changeOrder: changeOrder(kick),
  cancelAsBuyer: cancelAsBuyer(kick),
  correctAsBuyer: correctAsBuyer(kick),
  writeAsBuyer: writeAsBuyer(mailMessage(kick)),
  refreshOrder: refreshOrder(kick),
  startPayment: startPayment(kick),
  isPaymentOver,
  renewLink: renewLink(kick),
  takeEvent: (body: Buffer, signature: string) => takeSigned(body, signature, kick),
  sweep: joinSweeps({
    mailsHandedOver: runMailSweep,
    expiredOrders: expireOrders(kick),
    remindedBuyers: remindBuyers(kick),
    moneyAskedFor: sweepMoney(kick),
    refundsAskedFor: sweepRefunds(kick),
  }),
  webhookSecret: () => config().stripeWebhookSecret,
};
export { quoteManualOrder } from "../../../functions/src/checkout/place-manual-order.ts";
export { quoteCart } from "../../../functions/src/checkout/quote-cart.ts";
export { deliverMail } from "../../../functions/src/mail/deliver-mail.ts";
export { orderKey } from "../../../functions/src/platform/order-key.ts";
