import type { HostTopic } from "@awning/domain/contact/host-message";
import { paths } from "@awning/domain/routes/paths";
import { withinUnits } from "@awning/domain/values/characters";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/details.tsx";
import { Aside, Paragraph, Title } from "../parts/labels.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Quotation } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";

type Content = MailContentOf["contact-message"];

export function contactMessageSubject({ name, about }: Content): string {
  return about ? `Message from ${preventAutolink(name)} about order ${about}` : `Message from ${preventAutolink(name)}`;
}

/** What a visitor wrote in a contact form, or a buyer on the page of their order. An answer to the mail goes to the visitor. */
export function ContactMessage(content: Content) {
  const name = preventAutolink(content.name);
  return (
    <OwnerMail
      title={contactMessageSubject(content)}
      preview={preventAutolink(withinUnits(content.message, 120))}
      footer={
        content.about
          ? `You’re getting this because the buyer sent a message from the page of order ${content.about}.`
          : `You’re getting this because someone filled in the form at ${shownUrl(content.pageUrl)}. We haven’t verified the sender.`
      }
    >
      <Title>{content.about ? `A message about order ${content.about}` : "You have a new message."}</Title>
      <Quotation from={`${name} writes`} text={content.message} />
      <Action href={content.pageUrl}>{content.about ? `Open order ${content.about}` : "Open the page"}</Action>
      <Aside>Reply to this email to answer {preventAutolink(content.email)}.</Aside>
    </OwnerMail>
  );
}

const TOPIC_LABELS: Readonly<Record<HostTopic, string>> = {
  help: "Help with a page",
  report: "A harmful page",
  broken: "Something is broken",
  security: "Security",
  other: "Something else",
};

// No words of the sender stand in a subject.
export function hostMessageSubject({ message }: MailContentOf["host-message"]): string {
  return `Contact form: ${TOPIC_LABELS[message.topic]}`;
}

export function hostMessageCopySubject(): string {
  return "Copy of your message";
}

/** A message of the contact form, to whoever hosts the site. */
export function HostMessage(content: MailContentOf["host-message"]) {
  const { message, siteUrl } = content;
  return (
    <OwnerMail
      title={hostMessageSubject(content)}
      preview={`From ${message.email}`}
      footer={`Sent from the contact form at ${shownUrl(siteUrl)}.`}
    >
      <Title>{TOPIC_LABELS[message.topic]}</Title>
      <Lines text={message.text} />
      <Paragraph>Replies go to {preventAutolink(message.email)}.</Paragraph>
      <Action href={siteUrl + paths.contact}>Open the contact page</Action>
    </OwnerMail>
  );
}

/** The same for its sender. Nobody has confirmed that address, so nothing in it is a link. */
export function HostMessageCopy({ message, siteUrl }: MailContentOf["host-message-copy"]) {
  return (
    <OwnerMail
      title={hostMessageCopySubject()}
      preview="We have your message."
      footer={`Sent because this address was entered in the contact form at ${shownUrl(siteUrl)}. If that wasn’t you, you can ignore this email.`}
    >
      <Title>We have your message.</Title>
      <Paragraph>This is your copy. You’ll get the reply at this address.</Paragraph>
      <Lines text={message.text} />
      <Action href={siteUrl + paths.contact}>Write again</Action>
    </OwnerMail>
  );
}

function Lines({ text }: { text: string }) {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== "")
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
      <Paragraph key={index}>{preventAutolink(part)}</Paragraph>
    ));
}
