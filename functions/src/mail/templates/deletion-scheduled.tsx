import { RELEASED_DAYS } from "@awning/domain/deletion";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailDate, mailTime } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["deletion-scheduled"];

export function deletionScheduledSubject({ until, locale, timeZone }: Content): string {
  return `Your Awning account will be deleted on ${mailDate(until, locale, timeZone)}`;
}

/** Tells an owner when the account is deleted, and how to keep it: whoever asked for it may not have been them. */
export function DeletionScheduled(content: Content) {
  return (
    <OwnerMail
      title={deletionScheduledSubject(content)}
      preview="Until then, one press keeps it."
      footer={`Sent because the account of ${content.username} at ${shownUrl(content.siteUrl)} was asked to be deleted.`}
    >
      <Title>You are leaving.</Title>
      <Paragraph>
        Your page {shownUrl(content.siteUrl)}/{content.username} is closed and takes no orders. On{" "}
        {mailTime(content.until, content.locale, content.timeZone)} your account is deleted, with your links, pages, products, pictures and
        contacts. Buyers can read their orders and invoices for another {RELEASED_DAYS} days.
      </Paragraph>
      <Paragraph>Changed your mind? Until then, one press on your account page puts everything back as it was.</Paragraph>
      <Action href={content.keepUrl}>Keep my account</Action>
      <Aside>Not you? Keep the account, then choose a new password: somebody knows the present one.</Aside>
    </OwnerMail>
  );
}
