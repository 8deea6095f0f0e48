import type { MailKind } from "@awning/domain/mail/mail";
import type { MailContent } from "./mail-content.ts";
import type { MailForm, Mails } from "./mail-form.ts";
import { accountMails } from "./mails/account-mails.ts";
import { bookingMails } from "./mails/booking-mails.ts";
import { chatMails } from "./mails/chat-mails.ts";
import { contactMails } from "./mails/contact-mails.ts";
import { fulfilmentMails } from "./mails/fulfilment-mails.ts";
import { orderMails } from "./mails/order-mails.ts";
import { paymentMails } from "./mails/payment-mails.ts";
import { sellerMails } from "./mails/seller-mails.ts";
import { siteMails } from "./mails/site-mails.ts";

const MAILS: Mails<MailKind> = {
  ...accountMails,
  ...siteMails,
  ...contactMails,
  ...chatMails,
  ...orderMails,
  ...paymentMails,
  ...fulfilmentMails,
  ...sellerMails,
  ...bookingMails,
};

export function formOf<Kind extends MailKind>(content: MailContent<Kind>): MailForm {
  return MAILS[content.kind](content);
}
