import { withinUnits } from "@awning/domain/values/characters";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { LegalLinks } from "../parts/buyer-mail.tsx";
import { aboutLabel, ChatWordsList, lastMessageText } from "../parts/chat-text.tsx";
import { Action } from "../parts/details.tsx";
import { Aside, InlineLink, Title } from "../parts/labels.tsx";
import { MailShell } from "../parts/mail-shell.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { ShopName } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";
import { ownerTheme } from "../theme/owner-theme.ts";

type Content = MailContentOf["chat-message"];

export function chatMessageSubject({ name, about }: Content): string {
  const who = name ? preventAutolink(name) : "a visitor";
  return about ? `New message from ${who} about ${aboutLabel(about)}` : `New message from ${who}`;
}

/** What waits unread in a conversation, for the owner. */
export function ChatMessage(content: Content) {
  const name = content.name ? preventAutolink(content.name) : "A visitor";
  return (
    <OwnerMail
      title={chatMessageSubject(content)}
      preview={preventAutolink(withinUnits(lastMessageText(content.messages), 120))}
      footer="Sent because a chat message was unread for a few minutes. You get one email for all unread messages."
    >
      <Title>{content.about ? `A message about ${aboutLabel(content.about)}` : "You have a new message."}</Title>
      <ChatWordsList from={`${name} writes`} messages={content.messages} />
      <Action href={content.url}>Reply in chat</Action>
      <Aside>
        {content.email
          ? `If you reply to this email, it goes to ${preventAutolink(content.email)} and doesn’t appear in the chat.`
          : "This visitor didn’t leave an email address, so reply in the chat."}
      </Aside>
    </OwnerMail>
  );
}

type ChatReplyContent = MailContentOf["chat-reply"];

export function chatReplySubject({ shop, about, isReply }: ChatReplyContent): string {
  const did = `${preventAutolink(shop.name)} ${isReply ? "replied" : "wrote"}`;
  return about ? `${did} about ${aboutLabel(about)}` : `${did} to you`;
}

const SENT_BECAUSE = {
  general: "Sent because this address was left in a chat at",
  order: "Sent because of your order at",
  booking: "Sent because of your booking at",
} as const;

/** What an owner wrote back to a visitor who has left. */
export function ChatReply(content: ChatReplyContent) {
  const { shop, url, messages, about } = content;
  const name = preventAutolink(shop.name);
  return (
    <MailShell
      look={ownerTheme(shop.theme, shop.design)}
      title={chatReplySubject(content)}
      preview={preventAutolink(withinUnits(lastMessageText(messages), 120))}
      name={<ShopName name={shop.name} headline={shop.headline} />}
      footer={
        <>
          <Aside small>
            {SENT_BECAUSE[about?.type ?? "general"]}{" "}
            <InlineLink href={shop.url} quiet>
              {shownUrl(shop.url)}
            </InlineLink>
            .
          </Aside>
          <LegalLinks shop={shop} />
          <Aside small>Sent with Awning.</Aside>
        </>
      }
    >
      <Title>{content.isReply ? "You have a reply." : "You have a message."}</Title>
      <ChatWordsList from={`${name} writes`} messages={messages} />
      <Action href={url}>Open the conversation</Action>
      <Aside>The link opens your conversation on any device, so don’t share it.</Aside>
    </MailShell>
  );
}
