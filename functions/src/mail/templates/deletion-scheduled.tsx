import { DELETION_DAYS, RELEASED_DAYS } from "@awning/domain/account/deletion";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailDate, mailTime } from "../mail-time.ts";
import { Action } from "../parts/details.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/labels.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";

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
      footer={`You’re getting this because the deletion of ${content.username} at ${shownUrl(content.siteUrl)} was requested.`}
    >
      <Title>Your account will be deleted.</Title>
      <Paragraph>
        Your page {shownUrl(content.siteUrl)}/{content.username} is unpublished and doesn’t take orders. On{" "}
        {mailTime(content.until, content.locale, content.timeZone)} your account is deleted, along with your links, pages, products,
        pictures and contacts. Buyers can still open their orders and invoices for another {RELEASED_DAYS} days.
      </Paragraph>
      <Paragraph>Changed your mind? You can restore everything on your account page until then.</Paragraph>
      <Action href={content.keepUrl}>Keep my account</Action>
      <Aside>Wasn’t you? Keep the account, then reset your password right away.</Aside>
    </OwnerMail>
  );
}

type DeletionUndoneContent = MailContentOf["deletion-undone"];

export function deletionUndoneSubject(): string {
  return "Your Awning account won’t be deleted";
}

/** Tells an owner that the deletion was taken back: whoever did it may not have been them. */
export function DeletionUndone(content: DeletionUndoneContent) {
  return (
    <OwnerMail
      title={deletionUndoneSubject()}
      preview="The deletion was canceled. Nothing is lost."
      footer={`You’re getting this because the deletion of ${content.username} at ${shownUrl(content.siteUrl)} was canceled.`}
    >
      <Title>Your account is restored.</Title>
      <Paragraph>
        {content.isSuspended
          ? "The deletion of your account was canceled and nothing is lost. Your page stays suspended for the reason we emailed you."
          : `The deletion of your account was canceled. Your page ${shownUrl(content.siteUrl)}/${content.username} is back as it was, and nothing is lost.`}
      </Paragraph>
      <Action href={content.dashboardUrl}>Open the dashboard</Action>
      <Aside>
        Not you? <InlineLink href={content.resetUrl}>Reset your password</InlineLink> right away. Then you can request the deletion again.
      </Aside>
    </OwnerMail>
  );
}

type AccountDeletedContent = MailContentOf["account-deleted"];

export function accountDeletedSubject(): string {
  return "Your Awning account is deleted";
}

/** The last mail of an account. */
export function AccountDeleted(content: AccountDeletedContent) {
  return (
    <OwnerMail
      title={accountDeletedSubject()}
      preview="What was deleted, and what buyers can still access."
      footer={`Sent because the account of ${content.username} at ${shownUrl(content.siteUrl)} was deleted ${DELETION_DAYS} days after you requested it.`}
    >
      <Title>Your account is deleted.</Title>
      <Paragraph>
        Your account, links, pages, products, contacts and settings are deleted. Unused pictures are deleted within two days.
      </Paragraph>
      <Paragraph>
        Buyers can still open their orders, invoices and downloads for {RELEASED_DAYS} days. After that, these are deleted too. The name{" "}
        {content.username} stays reserved until then.
      </Paragraph>
      <Aside>
        Thanks for using Awning. You can come back anytime at{" "}
        <InlineLink href={`${content.siteUrl}/`}>{shownUrl(content.siteUrl)}</InlineLink>.
      </Aside>
    </OwnerMail>
  );
}
