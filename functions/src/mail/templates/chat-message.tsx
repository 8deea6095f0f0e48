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
  if (!name) return about ? labels.newMessageFromVisitorAbout(aboutLabel(about)) : labels.newMessageFromVisitor;
  const who = preventAutolink(name);
  return about ? labels.newMessageFromAbout(who, aboutLabel(about)) : labels.newMessageFrom(who);
}

/** What waits unread in a conversation, for the owner. */
export function ChatMessage(content: Content) {
  return (
    <OwnerMail
      title={chatMessageSubject(content)}
      preview={preventAutolink(withinUnits(lastMessageText(content.messages), 120))}
      footer={labels.sentBecauseUnread}
    >
      <Title>{content.about ? labels.aMessageAbout(aboutLabel(content.about)) : labels.youHaveANewMessage}</Title>
      <ChatWordsList
        from={content.name ? labels.writes(preventAutolink(content.name)) : labels.aVisitorWrites}
        messages={content.messages}
      />
      <Action href={content.url}>{labels.replyInChat}</Action>
      <Aside>{content.email ? labels.ifYouReplyToThis(preventAutolink(content.email)) : labels.thisVisitorDidntLeaveAn}</Aside>
    </OwnerMail>
  );
}

type ChatReplyContent = MailContentOf["chat-reply"];

export function chatReplySubject({ shop, about, isReply }: ChatReplyContent): string {
  const name = preventAutolink(shop.name);
  if (about) return (isReply ? labels.repliedAbout : labels.wroteAbout)(name, aboutLabel(about));
  return (isReply ? labels.repliedToYou : labels.wroteToYou)(name);
}

const SENT_BECAUSE = {
  general: labels.sentBecauseOfChat,
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
            {SENT_BECAUSE[about?.type ?? "general"](
              <InlineLink href={shop.url} quiet>
                {shownUrl(shop.url)}
              </InlineLink>,
            )}
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
