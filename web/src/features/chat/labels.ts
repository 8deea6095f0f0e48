import type { AttachmentProblem } from "@awning/domain/chat/attachment";
import { ATTACHMENTS_MAX, MESSAGE_TEXT_MAX } from "@awning/domain/chat/message";
import type { SendFailure } from "@awning/domain/chat/outbox";
import type { ConversationStatus } from "@awning/domain/chat/schema";
import { shortened } from "@awning/domain/values/characters";
import type { ReactNode } from "react";
import type { OwnConversation } from "#data/chat/conversations.ts";
import { textLocale } from "#ui/locale.ts";
import { sentence } from "#words/sentence.ts";

/** Words of the chat screens. */
export const LABELS = {
  title: "Chat",
  search: "Name or email",
  older: "Older conversations",
  earlier: "Earlier messages",
  composer: "Your message",
  placeholder: "Write a reply…",
  send: "Send",
  typing: "is typing…",
  seen: "Seen",
  sending: "Sending…",
  waiting: "Waiting for a connection. It will send automatically.",
  retry: "Retry",
  discard: "Discard",
  system: "Awning",
  attach: "Attach files",
  files: "Files to send",
} as const;

/** Why a file cannot be sent. */
export const PROBLEM_LABELS: Record<AttachmentProblem, (name: string) => string> = {
  type: (name) => `${name} can’t be sent. Use a picture, PDF, text or ZIP file.`,
  heic: (name) => `${name} is a HEIC photo. Save it as a JPEG and attach that.`,
  empty: (name) => `${name} is empty.`,
  too_large: (name) => `${name} is too large. Pictures can be up to 10 MB, other files up to 20 MB.`,
};

export function tooManyFiles(): string {
  return `A message can have up to ${ATTACHMENTS_MAX} files.`;
}

export const VIEW_LABELS: Record<ConversationStatus | "unread", string> = {
  open: "Open",
  unread: "Unread",
  snoozed: "Snoozed",
  closed: "Closed",
  spam: "Spam",
};

export const EMPTY_VIEWS: Record<ConversationStatus | "unread", string> = {
  open: "No open conversations",
  unread: "You’re all caught up",
  snoozed: "No snoozed conversations",
  closed: "No closed conversations",
  spam: "No spam",
};

const BEGAN: Intl.DateTimeFormatOptions = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" };
/** How a visitor is called: by name, address, or by when they wrote first. */
export function visitorName({ name, email, createdAt }: Pick<OwnConversation, "name" | "email" | "createdAt">): string {
  return name || email || `Visitor, ${new Intl.DateTimeFormat(textLocale(), BEGAN).format(createdAt)}`;
}

/** The last message as the list shows it. */
export function previewLabel({ lastBy, lastText }: OwnConversation): string {
  const text = lastText.replace(/\s+/g, " ").trim() || "Attachment";
  return lastBy === "owner" ? `You: ${text}` : text;
}

export function failureLabel({ reason, waitUntil, field }: SendFailure): string {
  if (reason === "offline") return LABELS.waiting;
  if (reason === "too_many") return `Too many messages. Try again in ${Math.max(1, Math.ceil((waitUntil - Date.now()) / 60_000))} min.`;
  return field === "text"
    ? `Not sent. Write a message of at most ${MESSAGE_TEXT_MAX.toLocaleString(textLocale())} characters.`
    : "Not sent.";
}

/** What arrived, in one sentence for screen readers. */
export function arrivedLabel(name: string, count: number, last: string): string {
  return count === 1 ? `${name}: ${shortened(last, 200)}` : `${count} new messages from ${name}`;
}

// Attachment line
export const fileLoadFailed = "This file didn’t load. Try again.";
export const fileIsGone = "This file is no longer available";
export const save = (name: string) => `Save ${name}`;

// Chat screen
export const loadingConversations = "Loading conversations";

// Chat settings
export const chatModeHint = "Visitors can chat on all your pages. When you’re away, they see when you’ll be back.";
export const formModeHint = "Visitors leave a message and an email address. You answer in this inbox.";
export const offModeHint = "Nothing is shown on your page. Existing conversations continue.";
export const chatSettings = "Chat settings";
export const loadingChatSettings = "Loading chat settings";
export const chatOnYourPage = "Chat on your page";
export const awayMessage = "Away message";
export const chat = "Chat";
export const contactFormMode = "Contact form";
export const off = "Off";
export const openingHours = "opening hours";
export const awayHint = (openingHours: ReactNode) => sentence`Shown outside your ${openingHours}, with the time you’re back.`;

export const keepConversations = "Keep conversations";
export const keepAlways = "Always";
export const keepYear = "For a year";
export const keepQuarter = "For 90 days";
export const keepHint =
  "Counted from the last message. Older conversations and their files are deleted for both sides. Blocked ones stay, so that their visitors stay blocked.";
export const labelsHint = "A label you remove is gone from all conversations.";

// Labels
export const labelsTitle = "Labels";
export const newLabel = "New label";
export const allLabels = "All labels";
export const tooManyLabels = "You can have up to 20 labels. Remove one in the chat settings.";

// Note
export const loadingNote = "Loading the note";
export const privateNoteHint = "Only you see this.";

// Saved replies
export const savedReplies = "Saved replies";
export const loadingReplies = "Loading saved replies";
export const noRepliesYet = "Save answers that you write often, and add them here or with “/”.";
export const editReplies = "Edit saved replies";
export const repliesHint = "Answer in seconds: save what you write often, then type “/” and its shortcut in a message.";
export const slashHint = "Type “/” and a shortcut in a message.";
export const newReply = "New reply";
export const editReply = (shortcut: string) => `Edit /${shortcut}`;
export const deleteReply = (shortcut: string) => `Delete /${shortcut}`;
export const replyDeleted = (shortcut: string) => `/${shortcut} deleted`;
export const undo = "Undo";
export const shortcut = "Shortcut";
export const shortcutHint = "One word, for example “shipping”.";
export const enterShortcut = "Enter a shortcut.";
export const shortcutTaken = "Another reply has this shortcut.";
export const replyText = "Reply";
export const enterReply = "Enter a reply.";
export const variablesHint = (variables: string) => `${variables} are filled in from the conversation.`;
export const unfilledHint = (variables: string) => `Fill in ${variables} before you send.`;

// Products
export const addProduct = "Add a product";
export const findProduct = "Find a product";

// Snooze
export const snooze = "Snooze";
export const snoozeItem = "Snooze…";
export const snoozeConversation = "Snooze conversation";
export const snoozeHint = "It leaves the inbox and returns as unread at the time you choose, or when the visitor writes.";
export const laterToday = "In three hours";
export const tomorrowMorning = "Tomorrow morning";
export const mondayMorning = "Monday morning";
export const otherTime = "Another time";
export const snoozeTimeWrong = "Choose a time within the next year.";
export const snoozeState = (until: string) => `Snoozed until ${until}`;
export const untilTime = (until: string) => `until ${until}`;
export const returnNow = "Return to inbox";

// Copies
export const mailCopy = "Email a copy to the visitor";
export const copySent = (email: string) => `A copy goes to ${email}`;
export const copyUnconfirmed =
  "This visitor hasn’t opened an email from your page yet, so the address may not be theirs. Nothing was sent.";

// Export
export const exportConversation = "Export as CSV";
export const sentTime = "Sent";
export const from = "From";
export const message = "Message";
export const filesLabel = "Files";

// Deleted messages
export const deletedMessage = "Message deleted";
export const deleteMessage = "Delete message";
export const deleteThisMessage = "Delete this message?";
export const deleteMessageHint = (name: string) =>
  `Its text and files are deleted for both of you. ${name} sees that you deleted a message.`;
export const messageActions = (time: string) => `Actions for your message, ${time}`;

// Composer
export const characters = (over: number) => `${over} characters`;
export const sendingLabel = (name: string) => `Sending ${name}`;
export const notSent = "Not sent";
export const retryLabel = (name: string) => `Retry ${name}`;
export const tooLong = (over: ReactNode) => sentence`${over} too long.`;

// Conversation screen
export const loadingTheConversation = "Loading the conversation";
export const noLongerAvailable = "No longer available";
export const conversationGone = "This conversation isn’t in your inbox. It may have been deleted.";
export const allConversations = "All conversations";

export const chooseConversation = "Choose a conversation to read it here.";

// Conversation view
export const awning = (name: string) => `${name} · Awning`;
export const closeConversation = "Close conversation";
export const conversationClosed = "Conversation closed";
export const reopenConversation = "Reopen conversation";
export const conversationReopened = "Conversation reopened";
export const unblockVisitor = "Unblock visitor";
export const isUnblocked = (name: string) => `${name} is unblocked`;
export const blockVisitor = "Block visitor";
export const isBlocked = (name: string) => `${name} is blocked`;
export const closeLabel = "Close";
export const more = "More";
export const conversation = "Conversation";
export const loadingMessages = "Loading messages";
export const blockedNotice = (name: string) =>
  `${name} is blocked. This chat is hidden from them, and they can’t write to you. Unblock them to reply.`;

// Inbox
export const conversations = "Conversations";
export const chatEnabled = "Chat is on";
export const nothingUnread = "Nothing unread";
export const unreadLabel = (unreadCount: number) => `${unreadCount} unread`;
export const noMatches = "No matches";
export const searchHint = "Search by the name or email a visitor gave.";
export const noConversationsYet = "No conversations yet";
export const emptyText = "When a visitor writes on your page, the conversation appears here.";
export const viewYourPage = "View your page";
export const offEmptyTitle = "Let visitors write to you";
export const offEmptyText = "Add a chat to your page. Visitors can ask before they buy, and every answer stays in one place.";
export const turnOnChat = "Turn on chat";
export const order = "Order";
export const booking = "Booking";
export const unread = "unread";

// Side panel
export const viewProfile = "View profile";
export const orders = "Orders";
export const spent = "Spent";
export const aboutTheVisitor = "About the visitor";
export const notGiven = "Not given";
export const started = "Started";
export const onPage = "On page";
export const sourceLabel = "Came from";
export const language = "Language";
export const messages = "Messages";
export const ordersWithThisEmail = "Orders with this email";
export const bookingsWithThisEmail = "Bookings with this email";
export const andMore = (count: number) => `and ${count} more`;
export const andMoreThan = (count: number) => `and more than ${count} more`;

// Thread
export const today = "Today";
export const you = "You";
