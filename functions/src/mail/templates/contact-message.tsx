import { withinUnits } from "@awning/domain/characters";
import { defuse } from "../defuse.ts";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnWords } from "../parts/own-words.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, Title } from "../parts/words.tsx";

type Content = MailContentOf["contact-message"];

export function contactMessageSubject({ name }: Content): string {
  return `Message from ${defuse(name)}`;
}

/** What a visitor wrote in a contact form. An answer to the mail goes to the visitor. */
export function ContactMessage(content: Content) {
  const name = defuse(content.name);
  return (
    <OwnerMail
      title={contactMessageSubject(content)}
      preview={defuse(withinUnits(content.message, 120))}
      footer={`Sent because somebody filled in the form at ${shownUrl(content.pageUrl)}. We have not checked who they are.`}
    >
      <Title>Somebody wrote to you.</Title>
      <OwnWords from={`${name} writes`} text={content.message} />
      <Action href={content.pageUrl}>Open the page</Action>
      <Aside>Answer this mail to write back to {defuse(content.email)}.</Aside>
    </OwnerMail>
  );
}
