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
import * as labels from "./labels.ts";

type Content = MailContentOf["chat-message"];

export function chatMessageSubject({ name, about }: Content): string {
  const who = name ? preventAutolink(name) : "a visitor";
  return about ? labels.newMessageFromAbout(who, aboutLabel(about)) : labels.newMessageFrom(who);
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
      <Title>{content.about ? labels.aMessageAbout(aboutLabel(content.about)) : labels.youHaveANewMessage}</Title>
      <ChatWordsList from={labels.writes(name)} messages={content.messages} />
      <Action href={content.url}>{labels.replyInChat}</Action>
      <Aside>{content.email ? labels.ifYouReplyToThis(preventAutolink(content.email)) : labels.thisVisitorDidntLeaveAn}</Aside>
    </OwnerMail>
  );
}

type ChatReplyContent = MailContentOf["chat-reply"];

export function chatReplySubject({ shop, about, isReply }: ChatReplyContent): string {
  const did = `${preventAutolink(shop.name)} ${isReply ? "replied" : "wrote"}`;
  return about ? labels.about(did, aboutLabel(about)) : labels.toYou(did);
}

const SENT_BECAUSE = {
  general: labels.sentBecauseThisAddressWas,
  order: labels.sentBecauseOfYourOrder,
  booking: labels.sentBecauseOfYourBooking,
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
          <Aside small>{labels.sentWithAwning}</Aside>
        </>
      }
    >
      <Title>{content.isReply ? labels.youHaveAReply : labels.youHaveAMessage}</Title>
      <ChatWordsList from={labels.writes(name)} messages={messages} />
      <Action href={url}>{labels.openTheConversation}</Action>
      <Aside>{labels.theLinkOpensYourConversation}</Aside>
    </MailShell>
  );
}
