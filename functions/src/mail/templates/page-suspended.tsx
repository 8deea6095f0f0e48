import { REPORT_WORDS } from "@awning/domain/account/report";
import { SIGN_IN_LOST, SUSPENSION_RULE_WORDS } from "@awning/domain/account/suspension";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/details.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/labels.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Quotation } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";

type Content = MailContentOf["page-suspended"];

export function pageSuspendedSubject({ username }: Content): string {
  return `Your page ${username} was suspended`;
}

/** Tells an owner that their page was closed, by which rule and why, what still works, and how to answer. */
export function PageSuspended(content: Content) {
  const { suspension, username, siteUrl } = content;
  if (suspension.rule === SIGN_IN_LOST) return <SignInLost {...content} />;
  return (
    <OwnerMail
      title={pageSuspendedSubject(content)}
      preview="Why, what still works, and how to respond."
      footer={`You’re getting this because your page at ${shownUrl(siteUrl)} was suspended.`}
    >
      <Title>Your page is suspended.</Title>
      <Paragraph>
        {shownUrl(siteUrl)}/{username} was suspended on {mailTime(suspension.at, content.locale, content.timeZone)}. Visitors see that it’s
        unavailable. It breaks this rule of our <InlineLink href={content.rulesUrl}>terms</InlineLink>:{" "}
        <b>{SUSPENSION_RULE_WORDS[suspension.rule]}.</b>
      </Paragraph>
      <Quotation from="Reason" text={suspension.reason} />
      <Paragraph>
        <b>Do you disagree?</b> Reply to this email, or email {suspension.answerTo}. Tell us what we got wrong or what you’ve changed, and
        we’ll review it again.
      </Paragraph>
      <Paragraph>
        Until then, you can’t take orders or make changes. You can still view everything, export your orders and products, and delete your
        account. Buyers keep access to their orders and files.
      </Paragraph>
      <Action href={content.dashboardUrl}>Open the dashboard</Action>
      <Aside>You’re still responsible for orders that were paid but not sent. Buyers can reach you by replying to their emails.</Aside>
    </OwnerMail>
  );
}

/** Tells the address that an account has that its sign-in went to somebody else, or is gone, and how to get it back. */
function SignInLost(content: Content) {
  const { suspension, username, siteUrl } = content;
  return (
    <OwnerMail
      title={pageSuspendedSubject(content)}
      preview="Your login was changed outside of Awning. Here’s how to get your page back."
      footer={`You’re getting this because your page at ${shownUrl(siteUrl)} was suspended.`}
    >
      <Title>We suspended your page to keep it safe.</Title>
      <Paragraph>
        {suspension.reason} We noticed this on {mailTime(suspension.at, content.locale, content.timeZone)}. Someone else may have access to
        your account, so login is disabled, and visitors to {shownUrl(siteUrl)}/{username} see that it’s unavailable.
      </Paragraph>
      <Paragraph>
        <b>To get it back,</b> reply to this email from this address, or email {suspension.answerTo}. We’ll verify that it’s you, restore
        the page, and email you a link to set a new password.
      </Paragraph>
      <Paragraph>Your page, products and orders haven’t changed. Buyers keep access to their orders and files.</Paragraph>
      <Action href={siteUrl}>Open Awning</Action>
    </OwnerMail>
  );
}

type PageReportContent = MailContentOf["page-report"];

export function pageReportSubject({ report }: PageReportContent): string {
  return `Reported: ${report.username}`;
}

/** Tells who runs the service that somebody reported a page. */
export function PageReport(content: PageReportContent) {
  const { report, pageUrl } = content;
  return (
    <OwnerMail
      title={pageReportSubject(content)}
      preview={REPORT_WORDS[report.reason]}
      footer={`You’re getting this because this is the address for reports at ${shownUrl(content.siteUrl)}.`}
    >
      <Title>Reported page: {report.username}.</Title>
      <Paragraph>{REPORT_WORDS[report.reason]}.</Paragraph>
      {report.path && <Paragraph>Sent from {shownUrl(pageUrl)}.</Paragraph>}
      {report.text && <Paragraph>{preventAutolink(report.text)}</Paragraph>}
      <Paragraph>{report.email ? `Replies go to ${report.email}.` : "The sender didn’t leave an email address."}</Paragraph>
      <Action href={pageUrl}>View the page</Action>
    </OwnerMail>
  );
}

type PageRestoredContent = MailContentOf["page-restored"];

export function pageRestoredSubject({ username }: PageRestoredContent): string {
  return `Your page ${username} was restored`;
}

/** Tells an owner that their page is no longer closed. */
export function PageRestored(content: PageRestoredContent) {
  return (
    <OwnerMail
      title={pageRestoredSubject(content)}
      preview="Everything is as you left it."
      footer={`You’re getting this because your page at ${shownUrl(content.siteUrl)} is no longer suspended.`}
    >
      <Title>Your page is restored.</Title>
      <Paragraph>
        We’ve reviewed {shownUrl(content.siteUrl)}/{content.username} and lifted the suspension. Everything is as you left it, and you can
        make changes again. If it was published before, it’s live again.
      </Paragraph>
      <Action href={content.dashboardUrl}>Open the dashboard</Action>
    </OwnerMail>
  );
}
