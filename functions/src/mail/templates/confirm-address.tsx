import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["confirm-address"];

export function confirmAddressSubject(): string {
  return "Confirm your address";
}

/** Asks a new owner whether the address is theirs. */
export function ConfirmAddress(content: Content) {
  const page = content.pageUrl === null ? null : shownUrl(content.pageUrl);
  return (
    <OwnerMail
      title={confirmAddressSubject()}
      preview={page === null ? "One tap and your account is ready." : `One tap and ${page} can open.`}
      footer="Sent because an account was asked for with this address."
    >
      <Title>Is this you?</Title>
      <Paragraph>
        {page === null ? (
          "Someone, most likely you, made an Awning account with this address. Confirm it and your page can open."
        ) : (
          <>
            Someone, most likely you, claimed <b>{page}</b> with this address. Confirm it and your page can open.
          </>
        )}
      </Paragraph>
      <Action href={content.url}>Yes, confirm my address</Action>
      <Aside>The button works on any device. A second tap does no harm.</Aside>
      <Aside>
        No button? Copy this into your browser:
        <br />
        <InlineLink href={content.url}>{content.url}</InlineLink>
      </Aside>
      <Aside>Not you? Leave it. Without a tap, nothing is put online with your address.</Aside>
    </OwnerMail>
  );
}
