import { RELEASED_DAYS } from "@awning/domain/account/deletion";
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
      preview="You can keep it until then."
      footer={`You're getting this because the deletion of ${content.username} at ${shownUrl(content.siteUrl)} was requested.`}
    >
      <Title>Your account will be deleted.</Title>
      <Paragraph>
        Your page {shownUrl(content.siteUrl)}/{content.username} is unpublished and doesn't take orders. On{" "}
        {mailTime(content.until, content.locale, content.timeZone)} your account is deleted, along with your links, pages, products,
        pictures and contacts. Buyers can still open their orders and invoices for another {RELEASED_DAYS} days.
      </Paragraph>
      <Paragraph>Changed your mind? You can restore everything on your account page until then.</Paragraph>
      <Action href={content.keepUrl}>Keep my account</Action>
      <Aside>Wasn't you? Keep the account, then reset your password right away.</Aside>
    </OwnerMail>
  );
}
