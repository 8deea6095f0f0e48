import type { MailKind } from "@awning/domain/mail/mail";
import { render, toPlainText } from "react-email";
import type { MailContent } from "./mail-content.ts";
import type { MailForm, Mails } from "./mail-form.ts";
import { accountMails } from "./mails/account-mails.ts";
import { bookingMails } from "./mails/booking-mails.ts";
import { chatMails } from "./mails/chat-mails.ts";
import { contactMails } from "./mails/contact-mails.ts";
import { fulfilmentMails } from "./mails/fulfilment-mails.ts";
import { newsMails } from "./mails/news-mails.ts";
import { orderMails } from "./mails/order-mails.ts";
import { paymentMails } from "./mails/payment-mails.ts";
import { sellerMails } from "./mails/seller-mails.ts";
import { siteMails } from "./mails/site-mails.ts";
import { withdrawalMails } from "./mails/withdrawal-mails.ts";
import { MailBody } from "./parts/mail-body.tsx";

export type RenderedMail = { subject: string; html: string; text: string };

/** Renders subject, HTML and plain text. Untrusted data is escaped. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  const form = formOf(content);
  const html = await render(<MailBody {...form} />);
  const text = toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false } },
    ],
  });
  return { subject: form.subject, html, text: tidy(text) };
}

function tidy(text: string): string {
  return `${text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}

const MAILS: Mails<MailKind> = {
  ...accountMails,
  ...siteMails,
  ...contactMails,
  ...chatMails,
  ...orderMails,
  ...paymentMails,
  ...fulfilmentMails,
  ...withdrawalMails,
  ...sellerMails,
  ...bookingMails,
  ...newsMails,
};

function formOf<Kind extends MailKind>(content: MailContent<Kind>): MailForm {
  return MAILS[content.kind](content);
}
