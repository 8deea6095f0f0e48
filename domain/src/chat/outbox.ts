import type { Attachment, Message, Side } from "./message.ts";

export type RefusedField = "name" | "email" | "text";
/**
 * Why a message was not accepted. `waitUntil` in ms since 1970, 0 to retry at once. `refused` lasts until the writer changes `field`, if
 * the server names it.
 */
export type SendFailure = { reason: "too_many" | "refused" | "offline"; waitUntil: number; field?: RefusedField };
/** A message waiting on the device, under its final `id`; `typedAt` in ms since 1970. */
export type Unsent = {
  id: string;
  conversationId: string;
  text: string;
  attachments: readonly Attachment[];
  typedAt: number;
  failure: SendFailure | null;
};

export function addUnsent(outbox: readonly Unsent[], one: Unsent): Unsent[] {
  return outbox.some(({ id }) => id === one.id) ? [...outbox] : [...outbox, one];
}

export function removeSent(outbox: readonly Unsent[], sentIds: ReadonlySet<string>): Unsent[] {
  return outbox.filter(({ id }) => !sentIds.has(id));
}

export function markFailed(outbox: readonly Unsent[], id: string, failure: SendFailure | null): Unsent[] {
  return outbox.map((one) => (one.id === id ? { ...one, failure } : one));
}

export function retryRefused(outbox: readonly Unsent[]): Unsent[] {
  return outbox.map((one) => (one.failure?.reason === "refused" ? { ...one, failure: null } : one));
}

/** The next message to send: the oldest of its conversation. Refused messages do not block later ones. */
export function nextUnsent(outbox: readonly Unsent[], conversationId: string, now: number): Unsent | null {
  const first = outbox
    .filter((one) => one.conversationId === conversationId && one.failure?.reason !== "refused")
    .sort((a, b) => a.typedAt - b.typedAt)[0];
  return !first || (first.failure && first.failure.waitUntil > now) ? null : first;
}

const AGAIN_MS = 5_000;

type Outgoing = {
  unsent: () => readonly Unsent[];
  change: (unsent: Unsent[]) => void;
  /** Sends one: `null` once the server has it, `over` when nothing more can be sent. */
  send: (message: Unsent) => Promise<SendFailure | "over" | null>;
  now: () => number;
};

/** Sends the unsent messages of a conversation in order. @returns when to go on, in ms since 1970; `null` if nothing waits for a time */
export async function sendWaiting({ unsent, change, send, now }: Outgoing, conversationId: string): Promise<number | null> {
  let goOnAt: number | null = null;
  for (let next = nextUnsent(unsent(), conversationId, now()); next; next = nextUnsent(unsent(), conversationId, now())) {
    const { id } = next;
    const failure = await send(next);
    if (failure === "over") return null;
    if (failure === null) {
      change(removeSent(unsent(), new Set([id])));
      continue;
    }
    const waitUntil = failure.reason === "offline" ? now() + AGAIN_MS : failure.waitUntil;
    change(markFailed(unsent(), id, { ...failure, waitUntil }));
    if (failure.reason !== "refused") goOnAt = waitUntil;
  }
  return goOnAt;
}

export type ThreadRow = Message & { state: "sent" | "waiting" | "failed"; failure: SendFailure | null };

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
