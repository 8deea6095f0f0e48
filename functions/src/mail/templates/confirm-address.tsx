import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["confirm-address"];

export function confirmAddressSubject(): string {
  return "Confirm your email";
}

/** Asks a new owner whether the address is theirs. */
export function ConfirmAddress(content: Content) {
  const page = content.pageUrl === null ? null : shownUrl(content.pageUrl);
  return (
    <OwnerMail
      title={confirmAddressSubject()}
      preview={page === null ? "One tap and your account is ready." : `One tap and you can publish ${page}.`}
      footer="You're getting this because someone signed up with this address."
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
        If the button doesn't work, copy this link into your browser:
        <br />
        <InlineLink href={content.url}>{content.url}</InlineLink>
      </Aside>
      <Aside>Didn't sign up? Ignore this email. Nothing is published without your confirmation.</Aside>
    </OwnerMail>
  );
}
