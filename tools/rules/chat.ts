import { chatSettingsSchema, LABELS_OF_CONVERSATION_MAX } from "@awning/domain/chat/chat-settings";
import {
  BUCKETS,
  DELETABLE_MINUTES,
  DELETED_MESSAGE,
  DELETED_TEXT,
  messageCommit,
  newProgress,
  readChanges,
} from "@awning/domain/chat/conversation";
import { privateNoteSchema, savedRepliesSchema } from "@awning/domain/chat/desk";
import { MESSAGE_TEXT_MAX, PREVIEW_MAX, type Side, TYPING_PAUSE_MS } from "@awning/domain/chat/message";
import { attachmentSchema, attachmentsSchema, CONVERSATION_STATUSES, messageSchema } from "@awning/domain/chat/schema";
import { SNOOZE_DAYS_MAX } from "@awning/domain/chat/snooze";
import * as z from "zod/mini";
import { listOf, literal } from "./conditions.ts";
import type { Entry } from "./validator.ts";

// What a message and a read mark may change in a conversation: made by running the functions that senders make them with.

const [NOW, ONE_MORE] = ["now", "one more"].map(Symbol);
const ID = "id";
const TEXT = "text";
const OTHER = { owner: "visitorId", visitor: "ownerId" } as const;

/** Conditions of a conversation (`value`) that takes a message of this side. */
function messageConditions(by: Side): string[] {
  const changesAfter = (since: number | null): object => {
    const before = { ...newProgress(0), mailOwnerSince: since, mailVisitorSince: since };
    // A day later, when every bucket is full again.
    const made = messageCommit<unknown>(before, { id: ID, text: TEXT, by }, BUCKETS[1].everyMs, { now: NOW, oneMore: () => ONE_MORE });
    if ("refused" in made) throw new Error(`A message of the ${by} is refused.`);
    return made.changes;
  };
  const [first, later] = [changesAfter(null), changesAfter(0)];
  const buckets = BUCKETS.filter(({ left }) => left in first);
  const inBuckets = new Set<string>(buckets.flatMap(({ left, since }) => [left, since]));
  const conditionOf = ([field, change]: [string, unknown]): string[] => {
    const [value, before] = [`value.${field}`, `resource.data.${field}`];
    if (field === "lastId" || inBuckets.has(field)) return [];
    if (change === NOW) return [field in later ? `${value} == request.time` : `isWaiting(${value}, ${before})`];
    if (change === ONE_MORE) return [`${value} == ${before} + 1`];
    if (change === ID) return [`${value} == value.lastId`];
    return [change === TEXT ? `isPreview(${value})` : `${value} == ${literal(change)}`];
  };
  const takes = buckets.map(({ left, since, full, everyMs }) => {
    const [now, before] = [`value.${left}, value.${since}`, `resource.data.${left}, resource.data.${since}`];
    return `takesOne(${now}, ${before}, ${full}, ${everyMs / 1000})`;
  });
  return [changesOnly(first), ...Object.entries(first).flatMap(conditionOf), ...takes];
}

function readConditions(side: Side): string[] {
  const changes = readChanges(side, ID);
  const conditions = Object.entries(changes).map(
    ([field, change]) => `value.${field} == ${change === ID ? `resource.data.${OTHER[side]}` : literal(change)}`,
  );
  return [changesOnly(changes), ...conditions];
}

function changesOnly(changes: object): string {
  return `value.diff(resource.data).affectedKeys().hasOnly(${listOf(Object.keys(changes))})`;
}

export const CHAT: readonly Entry[] = [
  {
    ...{ name: "isChatSettings", schema: chatSettingsSchema, isDocument: true, isPartial: true, isLoose: true },
    // Who says how long conversations are kept also says from when on; functions move it.
    byHand: { sweepAt: "(value == null || value == request.time || value == resource.data.sweepAt)" },
  },
  { name: "isSavedReplies", schema: savedRepliesSchema, isDocument: true },
  { name: "isPrivateNote", schema: privateNoteSchema, isDocument: true },
  { name: "isOwnersMessage", conditions: messageConditions("owner") },
  { name: "isVisitorsMessage", conditions: messageConditions("visitor") },
  { name: "isOwnersRead", conditions: readConditions("owner") },
  { name: "isVisitorsRead", conditions: readConditions("visitor") },
  { name: "isConversationStatus", schema: z.enum(CONVERSATION_STATUSES) },
  {
    name: "isSnooze",
    conditions: ["value is timestamp", "value > request.time", `value < request.time + duration.value(${SNOOZE_DAYS_MAX}, 'd')`],
  },
  // Ids of labels, whose names are not in what a visitor reads.
  {
    name: "areLabels",
    conditions: [
      "value is list",
      `value.size() <= ${LABELS_OF_CONVERSATION_MAX}`,
      `value.join('').size() <= ${8 * LABELS_OF_CONVERSATION_MAX} && value.join('').matches('^([a-z0-9]{8})*$')`,
    ],
  },
  {
    name: "isDeletion",
    conditions: [
      changesOnly(DELETED_MESSAGE),
      "value != resource.data",
      ...Object.entries(DELETED_MESSAGE).map(([field, change]) => `value.${field} == ${literal(change)}`),
    ],
  },
  // Of the time of a message. A minute more than a visitor is offered, for clocks.
  { name: "isDeletableSince", conditions: [`value > request.time - duration.value(${DELETABLE_MINUTES + 1}, 'm')`] },
  { name: "isDeletedText", conditions: [`value == ${literal(DELETED_TEXT)}`] },
  { name: "isPreview", conditions: ["value is string", `value.size() <= ${PREVIEW_MAX}`] },
  { name: "isPausedSince", conditions: [`request.time > value + duration.value(${TYPING_PAUSE_MS / 1000}, 's')`] },
  {
    ...{ name: "isSentMessage", schema: messageSchema, isDocument: true },
    byHand: {
      by: null,
      text: `isParagraph(value, ${MESSAGE_TEXT_MAX})`,
      at: "value == request.time",
      attachments: "areAttachments(value)",
      isDeleted: "value == false",
    },
  },
  { name: "areAttachments", schema: attachmentsSchema },
  // The path follows from its id and conversation, so it cannot name another conversation's file.
  { name: "isAttachment", schema: attachmentSchema },
];
