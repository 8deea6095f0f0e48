import { CONFIRM_DAYS } from "@awning/domain/contact/contact";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { ListMail } from "../parts/chat-text.tsx";
import { Action } from "../parts/details.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/labels.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Quotation } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";
import * as labels from "./labels.ts";

type Content = MailContentOf["confirm-sign-up"];

export function confirmSignUpSubject({ shop }: Content): string {
  return labels.confirmYourSubscriptionTo(preventAutolink(shop.name));
}

/** Asks whether it was really the person of this address who signed up. */
export function ConfirmSignUp(content: Content) {
  const name = preventAutolink(content.shop.name);
  return (
    <ListMail content={content} title={confirmSignUpSubject(content)} preview={labels.confirmToGetEmailsFrom(name)}>
      <Title>{labels.confirmYourSubscription}</Title>
      <Paragraph aligned>{labels.thisAddressWasSignedUp(name)}</Paragraph>
      <Action href={content.url}>{labels.confirmSubscription}</Action>
      <Quotation from={labels.whatYouAgreeTo} text={content.consent} />
      <Aside>{labels.theLinkWorksForDays(CONFIRM_DAYS)}</Aside>
    </ListMail>
  );
}

type ConfirmAddressContent = MailContentOf["confirm-address"];

export function confirmAddressSubject(): string {
  return labels.confirmYourEmail;
}

/** Asks a new owner whether the address is theirs. */
export function ConfirmAddress(content: ConfirmAddressContent) {
  const page = content.pageUrl === null ? null : shownUrl(content.pageUrl);
  return (
    <OwnerMail
      title={confirmAddressSubject()}
      preview={page === null ? labels.oneTapToFinish : labels.oneTapToPublish(page)}
      footer={labels.signedUpWithThisAddress}
    >
      <Title>{labels.confirmYourEmail}</Title>
      <Paragraph>
        {page === null ? labels.confirmThisEmailAddressTo : <>{labels.confirmThisEmailAddressToPublish(<b>{page}</b>)}</>}
      </Paragraph>
      <Action href={content.url}>{labels.confirmEmail}</Action>
      <Aside>{labels.theButtonWorksOnAny}</Aside>
      <Aside>
        {labels.ifTheButtonDoesntWork}
        <br />
        <InlineLink href={content.url}>{content.url}</InlineLink>
      </Aside>
      <Aside>{labels.didntSignUpIgnoreThis}</Aside>
    </OwnerMail>
  );
}

type SignedUpContent = MailContentOf["signed-up"];

export function signedUpSubject({ shop }: SignedUpContent): string {
  return labels.youreSubscribedTo(preventAutolink(shop.name));
}

/** Says what was agreed to, and keeps the way out at hand. */
export function SignedUp(content: SignedUpContent) {
  const name = preventAutolink(content.shop.name);
  return (
    <ListMail content={content} title={signedUpSubject(content)} preview={labels.willEmailYouWhenTheres(name)}>
      <Title>{labels.youreSubscribed}</Title>
      <Paragraph aligned>{labels.willEmailYouKeepThis(name)}</Paragraph>
      <Action href={content.shop.url}>{labels.visitThePage}</Action>
      <Quotation from={labels.whatYouAgreedTo} text={content.consent} />
      <Aside>
        {labels.changedYourMind(
          <InlineLink href={content.leaveUrl} quiet>
            {labels.unsubscribe}
          </InlineLink>,
        )}
      </Aside>
    </ListMail>
  );
}

type AccountExistsContent = MailContentOf["account-exists"];

export function accountExistsSubject(): string {
  return labels.youAlreadyHaveAnAwning;
}

/** Tells an owner that somebody signed up with their address once more. The sign-up page does not. */
export function AccountExists(content: AccountExistsContent) {
  return (
    <OwnerMail
      title={accountExistsSubject()}
      preview={labels.youCanLogInWith}
      footer={labels.youreGettingThisBecauseSomeone(shownUrl(content.siteUrl))}
    >
      <Title>{labels.youAlreadyHaveAnAccount}</Title>
      <Paragraph>{labels.someoneMostLikelyYouTried}</Paragraph>
      <Action href={content.loginUrl}>{labels.logIn}</Action>
      <Aside>
        {labels.forgotYourPassword} <InlineLink href={content.resetUrl}>{labels.resetIt}</InlineLink>.
      </Aside>
      <Aside>{labels.wasntYouYouCanIgnore}</Aside>
    </OwnerMail>
  );
}
