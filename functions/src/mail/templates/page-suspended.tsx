import { REPORT_WORDS } from "@awning/domain/account/report";
import { SIGN_IN_LOST, SUSPENSION_RULE_WORDS } from "@awning/domain/account/suspension";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/details.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/labels.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Quotation } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";
import * as labels from "./labels.ts";

type Content = MailContentOf["page-suspended"];

export function pageSuspendedSubject({ username }: Content): string {
  return labels.yourPageWasSuspended(username);
}

/** Tells an owner that their page was closed, by which rule and why, what still works, and how to answer. */
export function PageSuspended(content: Content) {
  const { suspension, username, siteUrl } = content;
  if (suspension.rule === SIGN_IN_LOST) return <SignInLost {...content} />;
  return (
    <OwnerMail
      title={pageSuspendedSubject(content)}
      preview={labels.whyWhatStillWorksAnd}
      footer={labels.youreGettingThisBecauseYour(shownUrl(siteUrl))}
    >
      <Title>{labels.yourPageIsSuspended}</Title>
      <Paragraph>
        {labels.wasSuspendedOn(
          `${shownUrl(siteUrl)}/${username}`,
          mailTime(suspension.at, content.locale, content.timeZone),
          <InlineLink href={content.rulesUrl}>{labels.terms}</InlineLink>,
          <b>{SUSPENSION_RULE_WORDS[suspension.rule]}.</b>,
        )}
      </Paragraph>
      <Quotation from={labels.reason} text={suspension.reason} />
      <Paragraph>{labels.replyToThisEmailOr(<b>{labels.doYouDisagree}</b>, suspension.answerTo)}</Paragraph>
      <Paragraph>{labels.untilThenYouCantTake}</Paragraph>
      <Action href={content.dashboardUrl}>{labels.openTheDashboard}</Action>
      <Aside>{labels.youreStillResponsibleForOrders}</Aside>
    </OwnerMail>
  );
}

/** Tells the address that an account has that its sign-in went to somebody else, or is gone, and how to get it back. */
function SignInLost(content: Content) {
  const { suspension, username, siteUrl } = content;
  return (
    <OwnerMail
      title={pageSuspendedSubject(content)}
      preview={labels.yourLoginWasChangedOutside}
      footer={labels.youreGettingThisBecauseYour(shownUrl(siteUrl))}
    >
      <Title>{labels.weSuspendedYourPageTo}</Title>
      <Paragraph>
        {labels.weNoticedThisOnSomeone(
          suspension.reason,
          mailTime(suspension.at, content.locale, content.timeZone),
          shownUrl(siteUrl),
          username,
        )}
      </Paragraph>
      <Paragraph>{labels.replyToThisEmailFrom(<b>{labels.toGetItBack}</b>, suspension.answerTo)}</Paragraph>
      <Paragraph>{labels.yourPageProductsAndOrders}</Paragraph>
      <Action href={siteUrl}>{labels.openAwning}</Action>
    </OwnerMail>
  );
}

type PageReportContent = MailContentOf["page-report"];

export function pageReportSubject({ report }: PageReportContent): string {
  return labels.reported(report.username);
}

/** Tells who runs the service that somebody reported a page. */
export function PageReport(content: PageReportContent) {
  const { report, pageUrl } = content;
  return (
    <OwnerMail
      title={pageReportSubject(content)}
      preview={REPORT_WORDS[report.reason]}
      footer={labels.youreGettingThisBecauseThisShownUrl(shownUrl(content.siteUrl))}
    >
      <Title>{labels.reportedPage(report.username)}</Title>
      <Paragraph>{REPORT_WORDS[report.reason]}.</Paragraph>
      {report.path && <Paragraph>{labels.sentFrom(shownUrl(pageUrl))}</Paragraph>}
      {report.text && <Paragraph>{preventAutolink(report.text)}</Paragraph>}
      <Paragraph>{report.email ? labels.repliesGoTo(report.email) : labels.theSenderDidntLeaveAn}</Paragraph>
      <Action href={pageUrl}>{labels.viewThePage}</Action>
    </OwnerMail>
  );
}

type PageRestoredContent = MailContentOf["page-restored"];

export function pageRestoredSubject({ username }: PageRestoredContent): string {
  return labels.yourPageWasRestored(username);
}

/** Tells an owner that their page is no longer closed. */
export function PageRestored(content: PageRestoredContent) {
  return (
    <OwnerMail
      title={pageRestoredSubject(content)}
      preview={labels.everythingIsAsYouLeft}
      footer={labels.youreGettingThisBecauseYourShownUrl(shownUrl(content.siteUrl))}
    >
      <Title>{labels.yourPageIsRestored}</Title>
      <Paragraph>{labels.weveReviewedAndLiftedThe(shownUrl(content.siteUrl), content.username)}</Paragraph>
      <Action href={content.dashboardUrl}>{labels.openTheDashboard}</Action>
    </OwnerMail>
  );
}
