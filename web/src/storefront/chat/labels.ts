import { backLabel } from "@awning/domain/chat/presence-labels";

/** Words of a conversation as its visitor reads them. */
export const THREAD_LABELS = {
  log: "Messages",
  you: "You",
  message: "Message",
  name: "Your name (optional)",
  email: "Your email",
  emailOptional: "Your email, for replies (optional)",
  send: "Send",
  refresh: "Check for new messages",
  copy: "Email me this chat",
  newestOnly: "Only the newest messages are shown.",
} as const;

type Reader = { name: string; language: string; now: number; timeZone?: string };

/** What is said while nobody is there: the owner's own words, and when somebody is back by the reader's clock. */
export function awayLabel(own: string, backAt: number | null, { name, language, now, timeZone }: Reader): string {
  const away = own || `${name} is away right now and will reply here.`;
  if (backAt === null) return away;
  const back = backLabel(backAt, now, language, timeZone);
  return `${away} ${timeZone ? `Back ${back} your time.` : `Back ${back}.`}`;
}

/** Instead of a picture that is no longer stored. */
export const fileIsGone = "This file is no longer available";

// Site chat
export const chatWith = (displayName: string) => `Chat with ${displayName}`;
export const backTo = (displayName: string) => `Back to ${displayName}`;

// Widget panel
export const closeChat = "Close chat";
export const isTyping = (name: string) => `${name} is typing…`;
export const writeAMessage = "Write a message…";
export const REFUSED_FIELDS = {
  email: "Enter an email address like name@example.com.",
  name: "Enter a name without a web address, at most 60 characters.",
  text: "Write a message of at most 4,000 characters.",
} as const;
export const fileIsStillUploading = "A file is still uploading.";
export const askQuestionOrSayHello = "Ask a question or say hello.";
export const sendingLabel = "Sending…";
export const waitingForConnection = "Waiting for a connection";
export const sentBy = (name: string, time: string) => `${name} · ${time}`;
export const sentByAndSeen = (name: string, time: string) => `${name} · ${time} · Seen`;
export const newMessageFrom = (name: string, text: string) => `${name}: ${text}`;
export const newMessagesFrom = (count: number, name: string) => `${count} new messages from ${name}`;
export const loading = "Loading…";
export const retry = "Retry";
export const tryAgain = "Try again";
export const loadFailed = "The chat didn’t load. Check your connection.";
export const usuallyRepliesRightAway = "Usually replies right away";
export const onlineNow = "Online now";
export const tooManyMessages = (minutes: number) => `Too many messages. Try again in ${minutes} min.`;
export const notSent = "Not sent.";
export const edit = "Edit";
export const discard = "Remove";
export const deleteLabel = "Delete";
