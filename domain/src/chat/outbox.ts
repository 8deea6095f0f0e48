import type { Attachment, Message, Side } from "./message.ts";

/** What the server did not take of a message and of who wrote it. */
export type RefusedField = "name" | "email" | "text";
/**
 * Why a message was not taken. `waitUntil` in ms since 1970, 0 for who may try at once. `refused` stays so until its writer changes
 * something: `field` says what, where the server does.
 */
export type SendFailure = { reason: "too_many" | "refused" | "offline"; waitUntil: number; field?: RefusedField };
/** A message that waits on its device. `id` is the one it will be stored under; `typedAt` in ms since 1970. */
export type Unsent = {
  id: string;
  conversationId: string;
  text: string;
  attachments: readonly Attachment[];
  typedAt: number;
  failure: SendFailure | null;
};

/** Adds a message; one that waits already stays where it is. */
export function addUnsent(outbox: readonly Unsent[], one: Unsent): Unsent[] {
  return outbox.some(({ id }) => id === one.id) ? [...outbox] : [...outbox, one];
}

/** Takes out what the server has. */
export function removeSent(outbox: readonly Unsent[], sentIds: ReadonlySet<string>): Unsent[] {
  return outbox.filter(({ id }) => !sentIds.has(id));
}

export function markFailed(outbox: readonly Unsent[], id: string, failure: SendFailure | null): Unsent[] {
  return outbox.map((one) => (one.id === id ? { ...one, failure } : one));
}

/** Lets what was refused be tried again, when its writer corrected who they are. */
export function retryRefused(outbox: readonly Unsent[]): Unsent[] {
  return outbox.map((one) => (one.failure?.reason === "refused" ? { ...one, failure: null } : one));
}

/** The next message to send: the oldest of its conversation. What was refused waits for its writer, and holds up nothing behind it. */
export function nextUnsent(outbox: readonly Unsent[], conversationId: string, now: number): Unsent | null {
  const first = outbox
    .filter((one) => one.conversationId === conversationId && one.failure?.reason !== "refused")
    .sort((a, b) => a.typedAt - b.typedAt)[0];
  return !first || (first.failure && first.failure.waitUntil > now) ? null : first;
}

/** A message as its sender sees it. */
export type ThreadRow = Message & { state: "sent" | "waiting" | "failed"; failure: SendFailure | null };

/** A thread as its reader sees it: what the server has, then what still waits here; nothing twice. */
export function threadRows(messages: readonly Message[], outbox: readonly Unsent[], side: Side): ThreadRow[] {
  const stored = new Set(messages.map(({ id }) => id));
  const waiting = outbox.filter(({ id }) => !stored.has(id)).sort((a, b) => a.typedAt - b.typedAt);
  return [
    ...messages.map((one) => ({ ...one, state: "sent" as const, failure: null })),
    ...waiting.map(({ id, text, attachments, typedAt, failure }) => ({
      ...{ id, text, attachments, failure },
      at: typedAt,
      by: side,
      state: failure && failure.reason !== "offline" ? ("failed" as const) : ("waiting" as const),
    })),
  ];
}
