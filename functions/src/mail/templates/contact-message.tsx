import { withinUnits } from "@awning/domain/values/characters";
import { defuse } from "../defuse.ts";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnWords } from "../parts/own-words.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, Title } from "../parts/words.tsx";

type Content = MailContentOf["contact-message"];

export function contactMessageSubject({ name, about }: Content): string {
  return about ? `Message from ${defuse(name)} about order ${about}` : `Message from ${defuse(name)}`;
}

/** What a visitor wrote in a contact form, or a buyer on the page of their order. An answer to the mail goes to the visitor. */
export function ContactMessage(content: Content) {
  const name = defuse(content.name);
  return (
    <OwnerMail
      title={contactMessageSubject(content)}
      preview={defuse(withinUnits(content.message, 120))}
      footer={
        content.about
          ? `You're getting this because the buyer sent a message from the page of order ${content.about}.`
          : `You're getting this because someone filled in the form at ${shownUrl(content.pageUrl)}. We haven't verified the sender.`
      }
    >
      <Title>{content.about ? `A message about order ${content.about}` : "You have a new message."}</Title>
      <OwnWords from={`${name} writes`} text={content.message} />
      <Action href={content.pageUrl}>{content.about ? `Open order ${content.about}` : "Open the page"}</Action>
      <Aside>Reply to this email to answer {defuse(content.email)}.</Aside>
    </OwnerMail>
  );
}
