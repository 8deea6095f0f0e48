import { REPORT_WORDS } from "@awning/domain/account/report";
import { defuse } from "../defuse.ts";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["page-report"];

export function pageReportSubject({ report }: Content): string {
  return `Reported: ${report.username}`;
}

/** Tells who runs the service that somebody reported a page. */
export function PageReport(content: Content) {
  const { report, pageUrl } = content;
  return (
    <OwnerMail
      title={pageReportSubject(content)}
      preview={REPORT_WORDS[report.reason]}
      footer={`You're getting this because this is the address for reports at ${shownUrl(content.siteUrl)}.`}
    >
      <Title>Reported page: {report.username}.</Title>
      <Paragraph>{REPORT_WORDS[report.reason]}.</Paragraph>
      {report.path && <Paragraph>Sent from {shownUrl(pageUrl)}.</Paragraph>}
      {report.text && <Paragraph>{defuse(report.text)}</Paragraph>}
      <Paragraph>{report.email ? `Replies go to ${report.email}.` : "No email address was left."}</Paragraph>
      <Action href={pageUrl}>View the page</Action>
    </OwnerMail>
  );
}
