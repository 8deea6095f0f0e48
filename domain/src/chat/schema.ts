import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { withinUnits } from "../values/characters.ts";
import { madeIdSchema } from "../values/document-id.ts";
import { emailSchema } from "../values/email.ts";
import { localeSchema } from "../values/place.ts";
import { addedField } from "../values/rows.ts";
import { cleanLine, line, paragraph, personName } from "../values/text.ts";
import { ATTACHMENT_BYTES_MAX, ATTACHMENT_NAME_MAX, ATTACHMENT_TYPES, ATTACHMENTS_MAX, MESSAGE_TEXT_MAX } from "./message.ts";

export const CONVERSATION_STATUSES = ["open", "snoozed", "closed", "spam"] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** Snoozing a snoozed conversation changes its time. */
export function mayBecome(from: ConversationStatus, to: ConversationStatus): boolean {
  if (from === to) return to === "snoozed";
  return from !== "spam" || to === "open";
}

export const clientIdSchema = madeIdSchema;
/** Identifies a browser's conversation; created by that browser. */
export const visitorKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));
export const VISITOR_NAME_MAX = 60;
const SOURCE_MAX = 100;

export const attachmentSchema = z.object({
  id: clientIdSchema,
  name: line(1, ATTACHMENT_NAME_MAX),
  type: z.enum(ATTACHMENT_TYPES),
  bytes: z.number().check(z.int(), z.minimum(1), z.maximum(ATTACHMENT_BYTES_MAX)),
});

/** `chats/{siteId}/conversations/{conversationId}/messages/{messageId}` */
export const messageSchema = z.object({
  by: z.enum(["visitor", "owner", "system"]),
  text: z.string(),
  at: timestampSchema,
  attachments: z._default(z.array(attachmentSchema), []),
  /** Its sender deleted it: text and files are gone. */
  isDeleted: addedField(z.boolean(), false),
});

export const subjectSchema = z.object({ type: z.enum(["general", "order", "booking"]), id: z.string() });

/** `chats/{siteId}/conversations/{conversationId}` */
export const conversationSchema = z.object({
  subject: subjectSchema,
  status: z.enum(CONVERSATION_STATUSES),
  /** When a snoozed conversation returns; has no meaning in other states, which a message may bring about. */
  snoozedUntil: z._default(z.nullable(timestampSchema), null),
  /** Ids of the owner's labels, whose names no visitor reads. */
  labels: z._default(z.array(z.string()), []),
  name: z.string(),
  email: z.string(),
  locale: z.string(),
  page: z.string(),
  source: z.string(),
  visitorUids: z.array(z.string()),
  /** Identifies the network that last wrote without a live connection; empty for none, and once closed automatically. */
  holder: z._default(z.string(), ""),
  /** Increment to revoke earlier links. */
  accessRev: z.number(),
  searchTerms: z.array(z.string()),
  createdAt: timestampSchema,
  count: z.number(),
  lastAt: timestampSchema,
  lastBy: z.enum(["visitor", "owner", "system"]),
  lastId: z.string(),
  lastText: z.string(),
  visitorId: z.string(),
  ownerId: z.string(),
  visitorReadId: z.string(),
  ownerReadId: z.string(),
  unreadVisitor: z.number(),
  unreadOwner: z.number(),
  mailVisitorSince: z.nullable(timestampSchema),
  mailOwnerSince: z.nullable(timestampSchema),
  tokens: z.number(),
  refilledAt: timestampSchema,
  dayTokens: z.number(),
  dayRefilledAt: timestampSchema,
});
export type Conversation = z.infer<typeof conversationSchema>;

/** When each side last typed; ms since 1970. */
export const typingSchema = z.object({
  ownerAt: z._default(z.nullable(timestampSchema), null),
  visitorAt: z._default(z.nullable(timestampSchema), null),
});
export type Typing = z.infer<typeof typingSchema>;

/** May be empty where a message has files. */
export const messageTextSchema = paragraph(MESSAGE_TEXT_MAX);
export const visitorMessageSchema = z.object({ id: clientIdSchema, text: messageTextSchema.check(z.minLength(1)) });
export const introductionSchema = z.object({
  name: z._default(personName(0, VISITOR_NAME_MAX), ""),
  email: z._default(z.union([z.literal(""), emailSchema]), ""),
});
export const arrivalSchema = z.object({
  /** A path of this site, because the owner sees it as a link. */
  page: z._default(z.catch(z.string().check(z.regex(/^\/(?![/\\])[^\s\\]{0,299}$/)), ""), ""),
  /** The referring host, reported by the browser; truncated. */
  source: z._default(
    z.catch(
      z.pipe(
        z.string(),
        z.transform((host) => withinUnits(cleanLine(host), SOURCE_MAX)),
      ),
      "",
    ),
    "",
  ),
  locale: localeSchema,
});
export const attachmentsSchema = z._default(z.array(attachmentSchema).check(z.maxLength(ATTACHMENTS_MAX)), []);
