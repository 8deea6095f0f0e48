import { SUSPENSION_RULE_WORDS } from "@awning/domain/suspension";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { OwnWords } from "../parts/own-words.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["page-suspended"];

export function pageSuspendedSubject({ username }: Content): string {
  return `Your page ${username} is closed`;
}

/** Tells an owner that their page was closed, by which rule and why, what still works, and how to answer. */
export function PageSuspended(content: Content) {
  const { suspension, username, siteUrl } = content;
  return (
    <OwnerMail
      title={pageSuspendedSubject(content)}
      preview="Why, what still works, and how to answer."
      footer={`Sent because the page of your account at ${shownUrl(siteUrl)} was closed.`}
    >
      <Title>We have closed your page.</Title>
      <Paragraph>
        Since {mailTime(suspension.at, content.locale, content.timeZone)} visitors of {shownUrl(siteUrl)}/{username} read that the page is
        gone. It breaks this rule of our <InlineLink href={content.rulesUrl}>terms</InlineLink>:{" "}
        <b>{SUSPENSION_RULE_WORDS[suspension.rule]}.</b>
      </Paragraph>
      <OwnWords from="The reason" text={suspension.reason} />
      <Paragraph>
        <b>You do not agree?</b> Answer this mail, or write to {suspension.answerTo}. Tell us what we got wrong, or what you have changed,
        and we look at it again.
      </Paragraph>
      <Paragraph>
        Until then no orders are taken and nothing of the page can be changed. You can still look at everything, save your orders and
        products as files, and delete your account. Buyers keep the pages of their orders and the files they bought.
      </Paragraph>
      <Action href={content.dashboardUrl}>Open the dashboard</Action>
      <Aside>Orders that were paid and not sent stay with you: your buyers can still reach you by answering their mails.</Aside>
    </OwnerMail>
  );
}
