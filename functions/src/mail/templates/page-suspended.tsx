import { SIGN_IN_LOST, SUSPENSION_RULE_WORDS } from "@awning/domain/account/suspension";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { OwnWords } from "../parts/own-words.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

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
      footer={`You're getting this because your page at ${shownUrl(siteUrl)} was suspended.`}
    >
      <Title>Your page is suspended.</Title>
      <Paragraph>
        Since {mailTime(suspension.at, content.locale, content.timeZone)} visitors to {shownUrl(siteUrl)}/{username} see that it's
        unavailable. It breaks this rule of our <InlineLink href={content.rulesUrl}>terms</InlineLink>:{" "}
        <b>{SUSPENSION_RULE_WORDS[suspension.rule]}.</b>
      </Paragraph>
      <OwnWords from="Reason" text={suspension.reason} />
      <Paragraph>
        <b>Do you disagree?</b> Reply to this email, or write to {suspension.answerTo}. Tell us what we got wrong or what you've changed,
        and we'll review it again.
      </Paragraph>
      <Paragraph>
        Until then, you can't take orders or make changes. You can still view everything, export your orders and products, and delete your
        account. Buyers keep access to their orders and files.
      </Paragraph>
      <Action href={content.dashboardUrl}>Open the dashboard</Action>
      <Aside>You're still responsible for orders that were paid but not sent. Buyers can reach you by replying to their emails.</Aside>
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
      footer={`You're getting this because your page at ${shownUrl(siteUrl)} was suspended.`}
    >
      <Title>We suspended your page to keep it safe.</Title>
      <Paragraph>
        {suspension.reason} We noticed {mailTime(suspension.at, content.locale, content.timeZone)}. Someone else may have access to your
        account, so log-in is disabled, and visitors to {shownUrl(siteUrl)}/{username} see that it's unavailable.
      </Paragraph>
      <Paragraph>
        <b>To get it back,</b> reply to this email from this address, or write to {suspension.answerTo}. We'll verify that it's you, restore
        the page, and email you a link to set a new password.
      </Paragraph>
      <Paragraph>Your page, products and orders haven't changed. Buyers keep access to their orders and files.</Paragraph>
      <Action href={siteUrl}>Open Awning</Action>
    </OwnerMail>
  );
}
