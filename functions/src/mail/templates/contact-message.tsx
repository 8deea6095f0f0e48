import type { HostTopic } from "@awning/domain/contact/host-message";
import { paths } from "@awning/domain/routes/paths";
import { withinUnits } from "@awning/domain/values/characters";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/details.tsx";
import { Aside, Paragraph, Title } from "../parts/labels.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Quotation } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";
import * as labels from "./labels.ts";

type Content = MailContentOf["contact-message"];

export function contactMessageSubject({ name, about }: Content): string {
  return about ? labels.messageFromAboutOrder(preventAutolink(name), about) : labels.messageFrom(preventAutolink(name));
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
          ? labels.youreGettingThisBecauseTheAbout(content.about)
          : labels.youreGettingThisBecauseSomeoneShownUrl(shownUrl(content.pageUrl))
      }
    >
      <Title>{content.about ? labels.aMessageAboutOrder(content.about) : labels.youHaveANewMessage}</Title>
      <Quotation from={labels.writes(name)} text={content.message} />
      <Action href={content.pageUrl}>{content.about ? labels.openOrder(content.about) : labels.openThePage}</Action>
      <Aside>{labels.replyToThisEmailTo(preventAutolink(content.email))}</Aside>
    </OwnerMail>
  );
}

const TOPIC_LABELS: Readonly<Record<HostTopic, string>> = {
  help: labels.helpWithAPage,
  report: labels.aHarmfulPage,
  broken: labels.somethingIsBroken,
  security: labels.security,
  other: labels.somethingElse,
};

// No words of the sender stand in a subject.
export function hostMessageSubject({ message }: MailContentOf["host-message"]): string {
  return labels.contactForm(TOPIC_LABELS[message.topic]);
}

export function hostMessageCopySubject(): string {
  return labels.copyOfYourMessage;
}

/** A message of the contact form, to whoever hosts the site. */
export function HostMessage(content: MailContentOf["host-message"]) {
  const { message, siteUrl } = content;
  return (
    <OwnerMail
      title={hostMessageSubject(content)}
      preview={labels.fromSender(message.email)}
      footer={labels.sentFromTheContactForm(shownUrl(siteUrl))}
    >
      <Title>{TOPIC_LABELS[message.topic]}</Title>
      <Lines text={message.text} />
      <Paragraph>{labels.repliesGoTo(preventAutolink(message.email))}</Paragraph>
      <Action href={siteUrl + paths.contact}>{labels.openTheContactPage}</Action>
    </OwnerMail>
  );
}

/** The same for its sender. Nobody has confirmed that address, so nothing in it is a link. */
export function HostMessageCopy({ message, siteUrl }: MailContentOf["host-message-copy"]) {
  return (
    <OwnerMail
      title={hostMessageCopySubject()}
      preview={labels.weHaveYourMessage}
      footer={labels.sentBecauseThisAddressWasShownUrl(shownUrl(siteUrl))}
    >
      <Title>{labels.weHaveYourMessage}</Title>
      <Paragraph>{labels.thisIsYourCopyYoull}</Paragraph>
      <Lines text={message.text} />
      <Action href={siteUrl + paths.contact}>{labels.writeAgain}</Action>
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
