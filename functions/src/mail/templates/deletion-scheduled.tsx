import { DELETION_DAYS, RELEASED_DAYS } from "@awning/domain/account/deletion";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailDate, mailTime } from "../mail-time.ts";
import { Action } from "../parts/details.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/labels.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import * as labels from "./labels.ts";

type Content = MailContentOf["deletion-scheduled"];

export function deletionScheduledSubject({ until, locale, timeZone }: Content): string {
  return labels.yourAwningAccountWillBe(mailDate(until, locale, timeZone));
}

/** Tells an owner when the account is deleted, and how to keep it: whoever asked for it may not have been them. */
export function DeletionScheduled(content: Content) {
  return (
    <OwnerMail
      title={deletionScheduledSubject(content)}
      preview={labels.youCanKeepItUntil}
      footer={labels.deletionWasRequested(content.username, shownUrl(content.siteUrl))}
    >
      <Title>{labels.yourAccountWillBeDeleted}</Title>
      <Paragraph>
        {labels.yourPageIsUnpublishedAnd(
          shownUrl(content.siteUrl),
          content.username,
          mailTime(content.until, content.locale, content.timeZone),
          RELEASED_DAYS,
        )}
      </Paragraph>
      <Paragraph>{labels.changedYourMindYouCan}</Paragraph>
      <Action href={content.keepUrl}>{labels.keepMyAccount}</Action>
      <Aside>{labels.wasntYouKeepTheAccount}</Aside>
    </OwnerMail>
  );
}

type DeletionUndoneContent = MailContentOf["deletion-undone"];

export function deletionUndoneSubject(): string {
  return labels.yourAwningAccountWontBe;
}

/** Tells an owner that the deletion was taken back: whoever did it may not have been them. */
export function DeletionUndone(content: DeletionUndoneContent) {
  return (
    <OwnerMail
      title={deletionUndoneSubject()}
      preview={labels.theDeletionWasCanceledNothing}
      footer={labels.youreGettingThisBecauseTheDeletion(content.username, shownUrl(content.siteUrl))}
    >
      <Title>{labels.yourAccountIsRestored}</Title>
      <Paragraph>
        {content.isSuspended
          ? labels.theDeletionOfYourAccount
          : labels.theDeletionWasCanceledYourPage(`${shownUrl(content.siteUrl)}/${content.username}`)}
      </Paragraph>
      <Action href={content.dashboardUrl}>{labels.openTheDashboard}</Action>
      <Aside>{labels.youCanRequestDeletionAgain(<InlineLink href={content.resetUrl}>{labels.resetYourPassword}</InlineLink>)}</Aside>
    </OwnerMail>
  );
}

type AccountDeletedContent = MailContentOf["account-deleted"];

export function accountDeletedSubject(): string {
  return labels.yourAwningAccountIsDeleted;
}

/** The last mail of an account. */
export function AccountDeleted(content: AccountDeletedContent) {
  return (
    <OwnerMail
      title={accountDeletedSubject()}
      preview={labels.whatWasDeletedAndWhat}
      footer={labels.sentBecauseTheAccountOf(content.username, shownUrl(content.siteUrl), DELETION_DAYS)}
    >
      <Title>{labels.yourAccountIsDeleted}</Title>
      <Paragraph>{labels.yourAccountLinksPagesProducts}</Paragraph>
      <Paragraph>{labels.buyersCanStillOpenTheir(RELEASED_DAYS, content.username)}</Paragraph>
      <Aside>{labels.thanksForUsingAwning(<InlineLink href={`${content.siteUrl}/`}>{shownUrl(content.siteUrl)}</InlineLink>)}</Aside>
    </OwnerMail>
  );
}
