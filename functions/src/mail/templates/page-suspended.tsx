import { SIGN_IN_LOST, SUSPENSION_RULE_WORDS } from "@awning/domain/suspension";
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
  if (suspension.rule === SIGN_IN_LOST) return <SignInLost {...content} />;
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

/** Tells the address that an account has that its sign-in went to somebody else, or is gone, and how to get it back. */
function SignInLost(content: Content) {
  const { suspension, username, siteUrl } = content;
  return (
    <OwnerMail
      title={pageSuspendedSubject(content)}
      preview="Your sign-in was changed outside of Awning. Here is how to get your page back."
      footer={`Sent because the page of your account at ${shownUrl(siteUrl)} was closed.`}
    >
      <Title>We have closed your page to keep it safe.</Title>
      <Paragraph>
        {suspension.reason} We noticed {mailTime(suspension.at, content.locale, content.timeZone)}. Somebody else may have your sign-in, so
        nobody can log in, and visitors of {shownUrl(siteUrl)}/{username} read that the page is gone.
      </Paragraph>
      <Paragraph>
        <b>To get it back,</b> answer this mail from this address, or write to {suspension.answerTo}. We check that it is you, open the page
        again, and you choose a new password by a link that comes to this address.
      </Paragraph>
      <Paragraph>
        Your page, products and orders are as they were. Buyers keep the pages of their orders and the files they bought.
      </Paragraph>
      <Action href={siteUrl}>Open Awning</Action>
    </OwnerMail>
  );
}
