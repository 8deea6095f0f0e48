import { formatDate } from "@awning/domain/time/format";
import { withinUnits } from "@awning/domain/values/characters";
import { formatCount } from "@awning/domain/values/counts";
import {
  type ChatAbout,
  type ChatText,
  type MailContent,
  type MailShop,
  type SaidInChat,
  shownUrl,
  type UnreadChat,
} from "../mail-content.ts";
import { type Block, link, type Mails, sentence, type Words } from "../mail-form.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import { legalLinks } from "./legal-links.ts";

/** Conversations quoted per mail; the rest is counted. */
const QUOTED_MAX = 10;

/** Mails about unread messages of one or more conversations, and copies of one. */
export const chatMails: Mails<"chat-message" | "chat-reply" | "chat-transcript"> = {
  "chat-message": (content) => {
    const { email, messages, about, others, url, inboxUrl } = content;
    const subject = messageSubject(content);
    const shared = {
      subject,
      preview: previewOf(messages),
      footer: ["Sent because a chat message was unread for a few minutes. You get one email for all unread messages."],
    };
    if (others.length > 0)
      return {
        ...shared,
        heading: subject,
        body: [...unreadChats([content, ...others], visitorWrites), { action: "Open inbox", url: inboxUrl }],
      };
    return {
      ...shared,
      heading: about ? `A message about ${aboutWords(about)}` : "You have a new message.",
      body: [
        { quote: wordsOf(messages), from: visitorWrites(content) },
        { action: "Reply in chat", url },
        {
          aside: email
            ? `If you reply to this email, it goes to ${preventAutolink(email)} and doesn’t appear in the chat.`
            : "This visitor didn’t leave an email address, so reply in the chat.",
        },
      ],
    };
  },
  "chat-reply": (content) => {
    const { shop, url, messages, about, isReply, others } = content;
    const from = `${preventAutolink(shop.name)} writes`;
    const subject = replySubject(content);
    const isOne = others.length === 0;
    return {
      shop,
      subject,
      preview: previewOf(messages),
      heading: isOne ? (isReply ? "You have a reply." : "You have a message.") : subject,
      body: [
        ...(isOne
          ? [
              { quote: wordsOf(messages), from },
              { action: "Open the conversation", url },
            ]
          : unreadChats([content, ...others], () => from)),
        { aside: "The link opens your conversation on any device, so don’t share it." },
      ],
      footer: footerOf(shop, SENT_BECAUSE[about?.type ?? "general"]),
    };
  },
  "chat-transcript": ({ shop, url, messages, isWhole, about }) => {
    const name = preventAutolink(shop.name);
    const from = ({ by, at }: SaidInChat) =>
      `${by === "visitor" ? "You" : name}, ${formatDate(at, "en", { dateStyle: "medium", timeStyle: "short", timeZone: shop.timeZone })}`;
    return {
      shop,
      subject: `Your chat with ${name}${about ? ` about ${aboutWords(about)}` : ""}`,
      preview: previewOf(messages),
      heading: "Your chat, to keep.",
      body: [
        isWhole ? null : { aside: "Only the newest messages are in this email." },
        ...messages.map((one): Block => ({ quote: wordsOf([one]), from: from(one) })),
        { action: "Open the conversation", url },
        { aside: "The link opens your conversation on any device, so don’t share it." },
      ],
      footer: footerOf(shop, "Sent because you or the shop asked for a copy of your chat"),
    };
  },
};

function footerOf(shop: MailShop, because: string): readonly (Words | null)[] {
  return [sentence`${because} at ${link(shownUrl(shop.url), shop.url)}.`, legalLinks(shop), "Sent with Awning."];
}

const SENT_BECAUSE = {
  general: "Sent because this address was left in a chat",
  order: "Sent because of your order",
  booking: "Sent because of your booking",
} as const;

function messageSubject({ name, about, others }: MailContent<"chat-message">): string {
  if (others.length > 0) return `New messages in ${formatCount(others.length + 1, "chat")}`;
  return `New message from ${name ? preventAutolink(name) : "a visitor"}${about ? ` about ${aboutWords(about)}` : ""}`;
}

function replySubject({ shop, about, isReply, others }: MailContent<"chat-reply">): string {
  const name = preventAutolink(shop.name);
  if (others.length > 0) return `New messages in ${formatCount(others.length + 1, "chat")} with ${name}`;
  if (about) return `${name} ${isReply ? "replied" : "wrote"} about ${aboutWords(about)}`;
  return isReply ? `${name} replied to you` : `${name} wrote to you`;
}

const visitorWrites = ({ name }: UnreadChat) => (name ? `${preventAutolink(name)} writes` : "A visitor writes");

/** The last unread message of each conversation, with its link. */
function unreadChats(chats: readonly UnreadChat[], from: (chat: UnreadChat) => string): Block[] {
  const left = chats.length - QUOTED_MAX;
  const quoted = chats
    .slice(0, QUOTED_MAX)
    .flatMap((chat): Block[] => [
      { quote: wordsOf(chat.messages.slice(-1)), from: from(chat) },
      sentence`${link("Open this chat", chat.url)}`,
    ]);
  return left > 0 ? [...quoted, `And ${formatCount(left, "more chat")}.`] : quoted;
}

/** The conversation's subject, as the end of a sentence. */
function aboutWords({ type, name }: ChatAbout): string {
  return type === "order" ? `order ${name}` : `the booking for ${preventAutolink(name)}`;
}

function wordsOf(messages: readonly ChatText[]): string {
  const one = ({ text, files }: ChatText) => [text, files === 0 ? "" : `(${formatCount(files, "attachment")})`].filter(Boolean).join("\n");
  return messages.map(one).join("\n\n");
}

const previewOf = (messages: readonly ChatText[]) => preventAutolink(withinUnits(wordsOf(messages.slice(-1)), 120));
