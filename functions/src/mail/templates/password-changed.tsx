import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/details.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/labels.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import * as labels from "./labels.ts";

type Content = MailContentOf["password-changed"];

export function passwordChangedSubject(): string {
  return labels.yourPasswordWasChanged;
}

/** Tells the holder of an account that its password is another one now: whoever changed it may not have been them. */
export function PasswordChanged(content: Content) {
  return (
    <OwnerMail
      title={passwordChangedSubject()}
      preview={labels.wasntYouResetYourPasswordNow}
      footer={labels.youreGettingThisBecauseThePassword(content.username, shownUrl(content.siteUrl))}
    >
      <Title>{labels.yourPasswordWasChangedHeading}</Title>
      <Paragraph>{labels.itWasChangedOnYour(mailTime(content.at, content.locale, content.timeZone))}</Paragraph>
      <Paragraph>{labels.resetYourPasswordNowThisLogs(<b>{labels.notYou}</b>)}</Paragraph>
      <Action href={content.resetUrl}>{labels.resetPassword}</Action>
      <Aside>{labels.cantLogInAnymoreReply}</Aside>
    </OwnerMail>
  );
}

type ResetPasswordContent = MailContentOf["reset-password"];

export function resetPasswordSubject(): string {
  return labels.resetYourPassword;
}

/** Leads an owner who forgot the password to the form for a new one. */
export function ResetPassword(content: ResetPasswordContent) {
  return (
    <OwnerMail
      title={resetPasswordSubject()}
      preview={labels.theButtonWorksForOne}
      footer={labels.youreGettingThisBecauseA(shownUrl(content.siteUrl))}
    >
      <Title>{labels.resetYourPassword}</Title>
      <Paragraph>{labels.someoneMostLikelyYouAsked}</Paragraph>
      <Action href={content.url}>{labels.resetYourPassword}</Action>
      <Aside>{labels.theButtonWorksOnceFor}</Aside>
      <Aside>
        {labels.ifTheButtonDoesntWork}
        <br />
        <InlineLink href={content.url}>{content.url}</InlineLink>
      </Aside>
      <Aside>{labels.didntRequestThisIgnoreThis}</Aside>
    </OwnerMail>
  );
}

type NewSignInContent = MailContentOf["new-sign-in"];

export function newSignInSubject({ device }: NewSignInContent): string {
  return labels.newLogin(device);
}

/** Tells an owner of a sign-in on a device that the account has not seen. */
export function NewSignIn(content: NewSignInContent) {
  return (
    <OwnerMail
      title={newSignInSubject(content)}
      preview={labels.ifThisWasYouYou}
      footer={labels.youreGettingThisBecauseThere(content.username, shownUrl(content.siteUrl))}
    >
      <Title>{labels.newLoginToYourAccount}</Title>
      <Paragraph>{labels.someoneLoggedInWithOn(<b>{content.device}</b>, mailTime(content.at, content.locale, content.timeZone))}</Paragraph>
      <Paragraph>{labels.resetYourPasswordNowThisLogs(<b>{labels.notYou}</b>)}</Paragraph>
      <Action href={content.resetUrl}>{labels.resetYourPassword}</Action>
      <Aside>{labels.privateWindowsAndBrowsersWith}</Aside>
    </OwnerMail>
  );
}
