import { withinUnits } from "@awning/domain/values/characters";
import { defuse } from "../defuse.ts";
import type { MailContentOf } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { aboutWords, ChatWordsList, lastWords } from "../parts/chat-words.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, Title } from "../parts/words.tsx";

type Content = MailContentOf["chat-message"];

export function chatMessageSubject({ name, about }: Content): string {
  const who = name ? defuse(name) : "a visitor";
  return about ? `New message from ${who} about ${aboutWords(about)}` : `New message from ${who}`;
}

/** What waits unread in a conversation, for the owner. */
export function ChatMessage(content: Content) {
  const name = content.name ? defuse(content.name) : "A visitor";
  return (
    <OwnerMail
      title={chatMessageSubject(content)}
      preview={defuse(withinUnits(lastWords(content.messages), 120))}
      footer="Sent because a chat message was unread for a few minutes. You get one email for all unread messages."
    >
      <Title>{content.about ? `A message about ${aboutWords(content.about)}` : "You have a new message."}</Title>
      <ChatWordsList from={`${name} writes`} messages={content.messages} />
      <Action href={content.url}>Reply in chat</Action>
      <Aside>
        {content.email
          ? `If you reply to this email, it goes to ${defuse(content.email)} and does not appear in the chat.`
          : "Your visitor left no email address, so reply in the chat."}
      </Aside>
    </OwnerMail>
  );
}
