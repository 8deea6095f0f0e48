import { withinUnits } from "@awning/domain/values/characters";
import { Fragment } from "react";
import { type MailContentOf, shownUrl, type UnreadChat } from "../mail-content.ts";
import { LegalLinks } from "../parts/buyer-mail.tsx";
import { aboutLabel, ChatWordsList, lastMessageText } from "../parts/chat-text.tsx";
import { Action } from "../parts/details.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/labels.tsx";
import { MailShell } from "../parts/mail-shell.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { ShopName } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";
import { ownerTheme } from "../theme/owner-theme.ts";
import * as labels from "./labels.ts";

type Content = MailContentOf["chat-message"];

/** So many conversations are quoted in one mail; the others are counted. */
const QUOTED_MAX = 10;

export function chatMessageSubject({ name, about, others }: Content): string {
  if (others.length > 0) return labels.newMessagesInChats(others.length + 1);
  if (!name) return about ? labels.newMessageFromVisitorAbout(aboutLabel(about)) : labels.newMessageFromVisitor;
  const who = preventAutolink(name);
  return about ? labels.newMessageFromAbout(who, aboutLabel(about)) : labels.newMessageFrom(who);
}

/** The last unread message of each conversation, with the way to it. */
function UnreadChats({ chats, from }: { chats: readonly UnreadChat[]; from: (chat: UnreadChat) => string }) {
  const left = chats.length - QUOTED_MAX;
  return (
    <>
      {chats.slice(0, QUOTED_MAX).map((chat) => (
        <Fragment key={chat.url}>
          <ChatWordsList from={from(chat)} messages={chat.messages.slice(-1)} />
          <Paragraph>
            <InlineLink href={chat.url}>{labels.openThisChat}</InlineLink>
          </Paragraph>
        </Fragment>
      ))}
      {left > 0 && <Paragraph>{labels.andMoreChats(left)}</Paragraph>}
    </>
  );
}

const visitorWrites = ({ name }: UnreadChat) => (name ? labels.writes(preventAutolink(name)) : labels.aVisitorWrites);

/** What waits unread in several conversations, for the owner. */
function ChatMessages(content: Content) {
  const title = chatMessageSubject(content);
  return (
    <OwnerMail
      title={title}
      preview={preventAutolink(withinUnits(lastMessageText(content.messages), 120))}
      footer={labels.sentBecauseUnread}
    >
      <Title>{title}</Title>
      <UnreadChats chats={[content, ...content.others]} from={visitorWrites} />
      <Action href={content.inboxUrl}>{labels.openInbox}</Action>
    </OwnerMail>
  );
}

/** What waits unread in a conversation, for the owner. */
export function ChatMessage(content: Content) {
  if (content.others.length > 0) return <ChatMessages {...content} />;
  return (
    <OwnerMail
      title={chatMessageSubject(content)}
      preview={preventAutolink(withinUnits(lastMessageText(content.messages), 120))}
      footer={labels.sentBecauseUnread}
    >
      <Title>{content.about ? labels.aMessageAbout(aboutLabel(content.about)) : labels.youHaveANewMessage}</Title>
      <ChatWordsList from={visitorWrites(content)} messages={content.messages} />
      <Action href={content.url}>{labels.replyInChat}</Action>
      <Aside>{content.email ? labels.ifYouReplyToThis(preventAutolink(content.email)) : labels.thisVisitorDidntLeaveAn}</Aside>
    </OwnerMail>
  );
}

type ChatReplyContent = MailContentOf["chat-reply"];

export function chatReplySubject({ shop, about, isReply, others }: ChatReplyContent): string {
  const name = preventAutolink(shop.name);
  if (others.length > 0) return labels.newMessagesAt(others.length + 1, name);
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
  const { shop, url, messages, about, others } = content;
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
      {others.length > 0 ? (
        <>
          <Title>{chatReplySubject(content)}</Title>
          <UnreadChats chats={[content, ...others]} from={() => labels.writes(name)} />
        </>
      ) : (
        <>
          <Title>{content.isReply ? labels.youHaveAReply : labels.youHaveAMessage}</Title>
          <ChatWordsList from={labels.writes(name)} messages={messages} />
          <Action href={url}>{labels.openTheConversation}</Action>
        </>
      )}
      <Aside>{labels.theLinkOpensYourConversation}</Aside>
    </MailShell>
  );
}
