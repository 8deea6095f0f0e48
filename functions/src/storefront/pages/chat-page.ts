import { DELETED_TEXT } from "@awning/domain/chat/conversation";
import { type Attachment, MESSAGE_TEXT_MAX } from "@awning/domain/chat/message";
import { type Presence, presenceAt } from "@awning/domain/chat/presence";
import { introductionSchema, visitorKeySchema, visitorMessageSchema } from "@awning/domain/chat/schema";
import type { Addressed, SentTo, VisitorMessage, VisitorThread } from "@awning/domain/chat/visitor";
import { Failure } from "@awning/domain/errors/failure";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { AFTER_PARAMETER, CONVERSATION_PARAMETER, chatPath, FILE_PARAMETER, ownPaths } from "@awning/domain/routes/own-paths";
import { ORDER_KEY_PARAMETER } from "@awning/domain/routes/paths";
import { formatWait } from "@awning/domain/time/wait-labels";
import { withinUnits } from "@awning/domain/values/characters";
import { isDocumentId } from "@awning/domain/values/document-id";
import { type ChatForm, type ChatThread, faceOfSite, type SiteChatProps } from "@awning/web/storefront";
import { HTTP_STATUS } from "#http/errors.ts";
import { randomId } from "#platform/secure-ids.ts";
import * as labels from "../labels.ts";
import type { PageAnswer } from "../render/page.ts";
import { quietHead } from "../render/page-head.ts";
import type { PageContext } from "../resolve/page-request.ts";
import { notFoundIn } from "../respond/page-response.ts";

export type ChatDependencies = {
  sendAsVisitor(siteId: string, to: Addressed, message: VisitorMessage, clientAddress: string): Promise<SentTo>;
  /** A URL that downloads a chat file for some minutes. */
  attachmentAddress(ref: { siteId: string; conversationId: string }, file: Attachment, now: number): Promise<string>;
  /** Mails a conversation to its visitor. @throws Failure */
  mailOwnTranscript(
    opened: { siteId: string; conversationId: string; key: string },
    request: { clientAddress: string; now: number },
  ): Promise<void>;
  readAsVisitor(opened: { siteId: string; conversationId: string; key: string }, known?: number): Promise<VisitorThread | "blocked" | null>;
};

const TYPED_MAX = 8000;

/**
 * `GET /{username}/chat`: the conversation of the key in the URL, otherwise a form to start one. Available while the chat is on or a link
 * points here; blocked visitors get the same answer as without a chat. The widget reads its page data.
 */
export async function showChat(
  site: PublishedCopy,
  query: URLSearchParams,
  duties: ChatDependencies,
  context: PageContext,
): Promise<PageAnswer> {
  const opened = openedBy(query);
  const known = Number(query.get(AFTER_PARAMETER));
  const thread = opened && (await duties.readAsVisitor({ siteId: site.siteId, ...opened }, Number.isSafeInteger(known) ? known : 0));
  if (thread === "blocked" || (!thread && !isOffered(site))) return notFoundIn(site, context);
  const file = query.get(FILE_PARAMETER);
  if (file !== null && opened) {
    const named = thread?.messages.flatMap(({ attachments }) => attachments).find(({ id }) => id === file);
    if (!named) return notFoundIn(site, context);
    const { siteId } = site;
    return { type: "redirect", status: 303, to: await duties.attachmentAddress({ siteId, ...opened }, named, context.now) };
  }
  return draw(site, context, 200, { thread: thread && opened ? toThread(thread, opened) : null });
}

/**
 * `POST /{username}/chat`: takes a message without JavaScript and redirects to its conversation. Bots that fill the hidden field are
 * redirected too, but nothing is stored.
 */
export async function submitChat(
  site: PublishedCopy,
  body: URLSearchParams,
  clientAddress: string,
  duties: ChatDependencies,
  context: PageContext,
): Promise<PageAnswer> {
  const opened = openedBy(body);
  const visitorKey = visitorKeySchema.safeParse(body.get("visitor"));
  if (!opened && !(isOffered(site) && visitorKey.success)) return notFoundIn(site, context);
  const typed = (name: string) => withinUnits(body.get(name) ?? "", TYPED_MAX);
  const form = { name: typed("name"), email: typed("email").trim(), message: typed("message") };
  const thread = opened && (await duties.readAsVisitor({ siteId: site.siteId, ...opened }));
  if (thread === "blocked" || (opened && !thread)) return notFoundIn(site, context);
  const shown = { form, thread: thread && opened ? toThread(thread, opened) : null };
  if (opened && body.get("act") === "mail") {
    const notice = await mailCopy({ siteId: site.siteId, ...opened }, clientAddress, duties, context.now);
    return draw(site, context, notice.status, { ...shown, notice });
  }
  const message = visitorMessageSchema.safeParse({ id: body.get("id") ?? "", text: form.message });
  const who = introductionSchema.safeParse({ name: form.name, email: form.email });
  const needsEmail = !thread && form.email === "";
  if (!message.success || !who.success || needsEmail) {
    const wrong = new Set(who.success ? [] : who.error.issues.map(({ path }) => path[0]));
    const errors = {
      ...(wrong.has("name") ? { name: labels.nameInvalid } : {}),
      ...(wrong.has("email") || needsEmail ? { email: labels.emailMissingForReply } : {}),
      ...(message.success ? {} : { message: form.message.trim() ? labels.textTooLong(MESSAGE_TEXT_MAX) : labels.enterAMessage }),
    };
    return draw(site, context, 422, { ...shown, errors });
  }
  if (body.get("website")) return { type: "redirect", status: 303, to: ownPaths.chat(site.username) };
  const to: Addressed = opened
    ? { type: "known", ...opened }
    : { type: "own", subject: { type: "general", id: "" }, visitorKey: visitorKey.data ?? "", isOffered: true };
  try {
    const said = { ...message.data, ...who.data, page: ownPaths.chat(site.username), source: "", locale: "en" };
    const { conversationId, key } = await duties.sendAsVisitor(site.siteId, to, said, clientAddress);
    return { type: "redirect", status: 303, to: `${chatPath(site.username, conversationId, key)}#end` };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === "not_found") return notFoundIn(site, context);
    const notice = error.code === "too_many_requests" ? tooMany(error.details["retryAfterSeconds"]) : BUSY;
    return draw(site, context, HTTP_STATUS[error.code], { ...shown, notice });
  }
}

/** Mails the visitor a copy. @returns what the page says of it */
async function mailCopy(
  opened: { siteId: string; conversationId: string; key: string },
  clientAddress: string,
  { mailOwnTranscript }: ChatDependencies,
  now: number,
): Promise<{ status: number; title: string; words: string }> {
  try {
    await mailOwnTranscript(opened, { clientAddress, now });
    return { status: 200, title: labels.copyIsOnItsWay, words: labels.copyHint };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const status = HTTP_STATUS[error.code];
    if (error.code === "act_refused") return { status, title: labels.copyNotSent, words: labels.addressUnconfirmed };
    const wait = error.details["retryAfterSeconds"];
    return { status, title: labels.copyNotSent, words: wait === undefined ? labels.retryHint : labels.retryLater(formatWait(wait)) };
  }
}

const BUSY = { title: labels.messageWasntSent, words: labels.retryTextKeptHint };

function tooMany(seconds: unknown) {
  return { title: labels.tooManyMessages, words: labels.notSentRetryHint(formatWait(seconds)) };
}

function openedBy(params: URLSearchParams): { conversationId: string; key: string } | null {
  const conversationId = params.get(CONVERSATION_PARAMETER) ?? "";
  const key = params.get(ORDER_KEY_PARAMETER) ?? "";
  return isDocumentId(conversationId) && key !== "" ? { conversationId, key } : null;
}

/** Whether visitors may start a conversation. */
function isOffered(site: PublishedCopy): boolean {
  return chatUrlOf(site) !== null;
}

/** The URL of the chat, while it is on or a link points there. */
export function chatUrlOf({ chat, links, username }: PublishedCopy): string | null {
  const url = ownPaths.chat(username);
  return chat !== null || links.some((link) => link.type === "page" && link.url === url) ? url : null;
}

function toThread({ conversation, messages }: VisitorThread, { conversationId, key }: { conversationId: string; key: string }): ChatThread {
  const { name, email, ownerReadId, unreadVisitor, count, subject } = conversation;
  const own = messages.map(({ id, by, text, at, attachments, isDeleted }) => ({
    ...{ id, by, at, attachments: [...attachments] },
    text: isDeleted ? DELETED_TEXT : text,
  }));
  return {
    conversationId,
    key,
    name,
    hasEmail: email !== "",
    ownerReadId,
    unread: unreadVisitor,
    isWhole: count <= messages.length,
    subject: subject.type,
    messages: own,
  };
}

function presenceOf({ profile, pause, chat }: PublishedCopy, now: number): Presence {
  return chat?.mode === "form" ? { isThere: false, backAt: null } : presenceAt(profile.hours, pause !== null, now);
}

const EMPTY: ChatForm = { name: "", email: "", message: "" };

function draw(site: PublishedCopy, { mediaBase, now }: PageContext, status: number, part: Partial<SiteChatProps>): PageAnswer {
  const props: SiteChatProps = {
    ...{ shop: faceOfSite(site), mediaBase, siteId: site.siteId, mode: site.chat?.mode ?? "form" },
    ...{ presence: presenceOf(site, now), awayText: site.chat?.awayText ?? "", now },
    ...{ form: EMPTY, errors: {}, notice: null, thread: null, ids: { message: randomId(24), visitor: randomId(32) } },
    ...part,
  };
  const head = quietHead(labels.chatWith(site.displayName));
  return { type: "page", page: { status, view: { kind: "chat", props }, theme: site.theme, design: site.design, head, cache: "polled" } };
}
