import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailDate, mailTime } from "../mail-time.ts";
import { Action } from "../parts/details.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/labels.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import * as labels from "./labels.ts";

type Content = MailContentOf["address-changed"];

export function addressChangedSubject({ isOld }: Content): string {
  return isOld ? labels.yourAwningEmailAddressWas : labels.yourNewAwningEmailAddress;
}

/** Tells both addresses that the account has moved from one to the other. */
export function AddressChanged(content: Content) {
  const { email, isOld } = content;
  return (
    <OwnerMail
      title={addressChangedSubject(content)}
      preview={labels.logInWithFromNow(email)}
      footer={labels.youreGettingThisBecauseThe(content.username, shownUrl(content.siteUrl))}
    >
      <Title>{isOld ? labels.yourEmailAddressWasChanged : labels.yourNewEmailAddressIs}</Title>
      <Paragraph>{labels.theAccountForNowUses(shownUrl(content.siteUrl), content.username, <b>{email}</b>)}</Paragraph>
      <Paragraph>{labels.orderEmailsAccountEmailsAnd}</Paragraph>
      <Action href={content.loginUrl}>{labels.logIn}</Action>
      <Aside>{isOld ? labels.wasntYouReplyToThis : labels.wasntYouReplyToThisEmail}</Aside>
    </OwnerMail>
  );
}

type AddressChangeAskedContent = MailContentOf["address-change-asked"];

export function addressChangeAskedSubject(): string {
  return labels.yourEmailAddressIsAbout;
}

/** Warns the present address of an account before it moves away. */
export function AddressChangeAsked(content: AddressChangeAskedContent) {
  return (
    <OwnerMail
      title={addressChangeAskedSubject()}
      preview={labels.wasntYouResetYourPassword}
      footer={labels.youreGettingThisBecauseThis(content.username, shownUrl(content.siteUrl))}
    >
      <Title>{labels.emailChangeRequested}</Title>
      <Paragraph>{labels.someoneLoggedInToYour(<b>{content.email}</b>)}</Paragraph>
      <Paragraph>{labels.resetYourPasswordNowThis(<b>{labels.notYou}</b>)}</Paragraph>
      <Action href={content.resetUrl}>{labels.resetYourPassword}</Action>
      <Aside>{labels.ifThisWasYou(<InlineLink href={content.accountUrl}>{labels.yourAccountPage}</InlineLink>)}</Aside>
    </OwnerMail>
  );
}

type ConfirmNewAddressContent = MailContentOf["confirm-new-address"];

export function confirmNewAddressSubject(): string {
  return labels.confirmYourNewEmail;
}

/** Asks the holder of an address whether an account may move there. */
export function ConfirmNewAddress(content: ConfirmNewAddressContent) {
  return (
    <OwnerMail
      title={confirmNewAddressSubject()}
      preview={labels.oneTapToFinishChanging}
      footer={labels.ownerWantsThisAddress(`${shownUrl(content.siteUrl)}/${content.username}`)}
    >
      <Title>{labels.confirmYourEmail}</Title>
      <Paragraph>
        {labels.theAccountForWillUse(
          <b>
            {shownUrl(content.siteUrl)}/{content.username}
          </b>,
        )}
      </Paragraph>
      <Action href={content.url}>{labels.confirmNewEmail}</Action>
      <Aside>{labels.theButtonWorksUntilOn(mailTime(content.until, content.locale, content.timeZone))}</Aside>
      <Aside>
        {labels.ifTheButtonDoesntWork}
        <br />
        <InlineLink href={content.url}>{content.url}</InlineLink>
      </Aside>
      <Aside>{labels.didntRequestThisIgnoreThis}</Aside>
    </OwnerMail>
  );
}

type UsernameChangedContent = MailContentOf["username-changed"];

export function usernameChangedSubject({ siteUrl, username }: UsernameChangedContent): string {
  return labels.yourPageIsNow(`${shownUrl(siteUrl)}/${username}`);
}

/** Tells an owner that the page has another name, and how long the old one leads there. */
export function UsernameChanged(content: UsernameChangedContent) {
  const site = shownUrl(content.siteUrl);
  return (
    <OwnerMail
      title={usernameChangedSubject(content)}
      preview={labels.theOldAddressRedirectsThere(mailDate(content.until, content.locale, content.timeZone))}
      footer={labels.pageWasRenamed(`${site}/${content.old}`)}
    >
      <Title>{labels.yourPageHasANew}</Title>
      <Paragraph>
        {labels.findItAtFromNow(
          <b>
            {site}/{content.username}
          </b>,
          site,
          content.old,
          mailDate(content.until, content.locale, content.timeZone),
        )}
      </Paragraph>
      <Action href={content.pageUrl}>{labels.openYourPage}</Action>
      <Aside>{labels.someoneElseIsLoggedIn(<InlineLink href={content.resetUrl}>{labels.resetYourPassword}</InlineLink>)}</Aside>
    </OwnerMail>
  );
}
