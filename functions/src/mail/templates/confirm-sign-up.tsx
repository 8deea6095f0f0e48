import { CONFIRM_DAYS } from "@awning/domain/contact/contact";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { ListMail } from "../parts/chat-text.tsx";
import { Action } from "../parts/details.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/labels.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Quotation } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";

type Content = MailContentOf["confirm-sign-up"];

export function confirmSignUpSubject({ shop }: Content): string {
  return `Confirm your subscription to ${preventAutolink(shop.name)}`;
}

/** Asks whether it was really the person of this address who signed up. */
export function ConfirmSignUp(content: Content) {
  const name = preventAutolink(content.shop.name);
  return (
    <ListMail content={content} title={confirmSignUpSubject(content)} preview={`Confirm to get emails from ${name}.`}>
      <Title>Confirm your subscription.</Title>
      <Paragraph aligned>This address was signed up for emails from {name}. Was this you?</Paragraph>
      <Action href={content.url}>Confirm subscription</Action>
      <Quotation from="What you agree to" text={content.consent} />
      <Aside>The link works for {CONFIRM_DAYS} days. If this wasn’t you, ignore this email and you won’t hear from them.</Aside>
    </ListMail>
  );
}

type ConfirmAddressContent = MailContentOf["confirm-address"];

export function confirmAddressSubject(): string {
  return "Confirm your email";
}

/** Asks a new owner whether the address is theirs. */
export function ConfirmAddress(content: ConfirmAddressContent) {
  const page = content.pageUrl === null ? null : shownUrl(content.pageUrl);
  return (
    <OwnerMail
      title={confirmAddressSubject()}
      preview={page === null ? "One tap and your account is ready." : `One tap and you can publish ${page}.`}
      footer="You’re getting this because someone signed up with this address."
    >
      <Title>Confirm your email</Title>
      <Paragraph>
        {page === null ? (
          "Confirm this email address to publish your page."
        ) : (
          <>
            Confirm this email address to publish <b>{page}</b>.
          </>
        )}
      </Paragraph>
      <Action href={content.url}>Confirm email</Action>
      <Aside>The button works on any device.</Aside>
      <Aside>
        If the button doesn’t work, copy this link into your browser:
        <br />
        <InlineLink href={content.url}>{content.url}</InlineLink>
      </Aside>
      <Aside>Didn’t sign up? Ignore this email. Nothing is published without your confirmation.</Aside>
    </OwnerMail>
  );
}

type SignedUpContent = MailContentOf["signed-up"];

export function signedUpSubject({ shop }: SignedUpContent): string {
  return `You’re subscribed to ${preventAutolink(shop.name)}`;
}

/** Says what was agreed to, and keeps the way out at hand. */
export function SignedUp(content: SignedUpContent) {
  const name = preventAutolink(content.shop.name);
  return (
    <ListMail content={content} title={signedUpSubject(content)} preview={`${name} will email you when there’s news.`}>
      <Title>You’re subscribed.</Title>
      <Paragraph aligned>{name} will email you when there’s news. Keep this email to unsubscribe later.</Paragraph>
      <Action href={content.shop.url}>Visit the page</Action>
      <Quotation from="What you agreed to" text={content.consent} />
      <Aside>
        Changed your mind?{" "}
        <InlineLink href={content.leaveUrl} quiet>
          Unsubscribe
        </InlineLink>{" "}
        with one click, anytime.
      </Aside>
    </ListMail>
  );
}

type AccountExistsContent = MailContentOf["account-exists"];

export function accountExistsSubject(): string {
  return "You already have an Awning account";
}

/** Tells an owner that somebody signed up with their address once more. The sign-up page does not. */
export function AccountExists(content: AccountExistsContent) {
  return (
    <OwnerMail
      title={accountExistsSubject()}
      preview="You can log in with your existing account."
      footer={`You’re getting this because someone tried to sign up at ${shownUrl(content.siteUrl)} with this address.`}
    >
      <Title>You already have an account.</Title>
      <Paragraph>
        Someone, most likely you, tried to sign up with this email address or switch an account to it. It already has an Awning account, so
        nothing has changed.
      </Paragraph>
      <Action href={content.loginUrl}>Log in</Action>
      <Aside>
        Forgot your password? <InlineLink href={content.resetUrl}>Reset it</InlineLink>.
      </Aside>
      <Aside>Wasn’t you? You can ignore this email. Your account wasn’t accessed.</Aside>
    </OwnerMail>
  );
}
