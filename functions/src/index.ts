import "./error-reports.ts";
import { type CommandName, commands } from "@awning/domain/commands";
import { changeUsername } from "./accounts/change-username.ts";
import { checkPassword } from "./accounts/check-password.ts";
import { checkUsername } from "./accounts/check-username.ts";
import { claimUsername } from "./accounts/claim-username.ts";
import { explainCode } from "./accounts/explain-code.ts";
import { requestPasswordReset, resendConfirmation } from "./accounts/mail-code.ts";
import { signUp } from "./accounts/sign-up.ts";
import { developmentRoutes } from "./api/development-routes.ts";
import { type Route, toRoute } from "./api/route.ts";
import { serveApi } from "./api/serve-api.ts";
import { placeOrder } from "./checkout/place-order.ts";
import { quoteCart } from "./checkout/quote-cart.ts";
import { kickMail } from "./mail/kick-mail.ts";
import { previewMail } from "./mail/preview-mail.ts";
import { runMailSweep } from "./mail/sweep-mail.ts";
import { serveMonitoring } from "./monitoring/serve-monitoring.ts";
import { actOnOrder } from "./orders/act-on-order.ts";
import { expireOrders } from "./orders/expire-orders.ts";
import { findOrder } from "./orders/find-order.ts";
import { serveCheckoutPage } from "./storefront/serve-checkout-page.ts";
import { servePage } from "./storefront/serve-page.ts";
import { joinSweeps, scheduleSweep } from "./sweep.ts";

// Duties know nothing of each other: whatever one needs of another is handed to it here.
const kick = (mailId: string) => kickMail(mailId);
const sell = placeOrder(kick);
const runSweep = joinSweeps({ expiredOrders: expireOrders, mailsHandedOver: runMailSweep });

const routes = {
  "check-username": toRoute(commands["check-username"], checkUsername),
  "sign-up": toRoute(commands["sign-up"], signUp(kick)),
  "check-password": toRoute(commands["check-password"], checkPassword),
  "claim-username": toRoute(commands["claim-username"], claimUsername(kick)),
  "change-username": toRoute(commands["change-username"], changeUsername),
  "resend-confirmation": toRoute(commands["resend-confirmation"], resendConfirmation(kick)),
  "request-password-reset": toRoute(commands["request-password-reset"], requestPasswordReset(kick)),
  "explain-code": toRoute(commands["explain-code"], explainCode),
  quote: toRoute(commands.quote, (input) => quoteCart(input)),
  "place-order": toRoute(commands["place-order"], (input, request) => sell(input, request.clientAddress)),
  "act-on-order": toRoute(commands["act-on-order"], actOnOrder(kick)),
} satisfies Record<CommandName, Route>;

export { onMailDue as delivermail } from "./mail/on-mail-due.ts";
export { renewSite as renew_site, renewSitePart as renew_site_part } from "./sites/triggers.ts";
export const page = servePage();
export const checkoutpage = serveCheckoutPage({ quoteCart, placeOrder: sell, findOrder });
export const api = serveApi({ ...routes, ...(__DEVELOPMENT__ ? developmentRoutes({ runSweep, previewMail }) : {}) });
export const monitoring = serveMonitoring();
export const sweep = scheduleSweep(runSweep);
