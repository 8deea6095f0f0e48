import { isReservationMail } from "@awning/domain/booking/mails";
import type { MailFor, MailKind } from "@awning/domain/mail/mail";
import type { MailContent } from "./mail-content.ts";
import type { MailForm, Mails } from "./mail-form.ts";
import { accountMails } from "./mails/account-mails.ts";
import { chatMails } from "./mails/chat-mails.ts";
import { contactMails } from "./mails/contact-mails.ts";
import { siteMails } from "./mails/site-mails.ts";

type FormKind = Exclude<MailKind, MailFor<"buyer" | "owner" | "guest" | "host">>;
const MAILS: Mails<FormKind> = { ...accountMails, ...siteMails, ...contactMails, ...chatMails };

export function isForm(content: MailContent): content is MailContent<FormKind> {
  return !isReservationMail(content.kind) && !("order" in content);
}

/** What a mail says. */
export function formOf<Kind extends FormKind>(content: MailContent<Kind>): MailForm {
  return MAILS[content.kind](content);
}
