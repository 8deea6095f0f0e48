import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["address-changed"];

export function addressChangedSubject({ isOld }: Content): string {
  return isOld ? "Your Awning account has left this address" : "Your Awning account is here now";
}

/** Tells both addresses that the account has moved from one to the other. */
export function AddressChanged(content: Content) {
  const { email, isOld } = content;
  return (
    <OwnerMail
      title={addressChangedSubject(content)}
      preview={`From now on you log in with ${email}.`}
      footer={`Sent because the account of ${content.username} at ${shownUrl(content.siteUrl)} has another address now.`}
    >
      <Title>{isOld ? "Your account has moved." : "Welcome to your new address."}</Title>
      <Paragraph>
        The account of {shownUrl(content.siteUrl)}/{content.username} now has the address <b>{email}</b>. You were logged out everywhere:
        log in with it and your password from now on. You always came in with Google? Then choose a password first: “Forgot it?” where you
        log in.
      </Paragraph>
      <Paragraph>Orders and everything about your account go there, and answers of buyers as well.</Paragraph>
      <Action href={content.loginUrl}>Log in</Action>
      <Aside>{isOld ? "Not you? Answer this mail at once, and we look at it together." : "Not you? Answer this mail."}</Aside>
    </OwnerMail>
  );
}
