import { withinUnits } from "@awning/domain/values/characters";
import { defuse } from "../defuse.ts";
import { ownerLook } from "../look/owner-look.ts";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { aboutWords, ChatWordsList, lastWords } from "../parts/chat-words.tsx";
import { LegalLinks } from "../parts/legal-links.tsx";
import { MailShell } from "../parts/mail-shell.tsx";
import { ShopName } from "../parts/shop-name.tsx";
import { Aside, InlineLink, Title } from "../parts/words.tsx";

type Content = MailContentOf["chat-reply"];

export function chatReplySubject({ shop, about, isReply }: Content): string {
  const did = `${defuse(shop.name)} ${isReply ? "replied" : "wrote"}`;
  return about ? `${did} about ${aboutWords(about)}` : `${did} to you`;
}

const SENT_BECAUSE = {
  general: "Sent because this address was left in a chat at",
  order: "Sent because of your order at",
  booking: "Sent because of your booking at",
} as const;

/** What an owner wrote back to a visitor who has left. */
export function ChatReply(content: Content) {
  const { shop, url, messages, about } = content;
  const name = defuse(shop.name);
  return (
    <MailShell
      look={ownerLook(shop.theme, shop.design)}
      title={chatReplySubject(content)}
      preview={defuse(withinUnits(lastWords(messages), 120))}
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
      <Aside>The link opens your conversation on any device. Keep it to yourself.</Aside>
    </MailShell>
  );
}
