import { documents } from "@awning/domain/routes/collections";
import { firestore } from "./admin.ts";
import { toDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

// The provider repeats an event for three days at most.
const KEPT_MS = 30 * 86_400_000;

/** Whether an event was dealt with before. */
export async function isKnownEvent(eventId: string): Promise<boolean> {
  return (await firestore().doc(documents.stripeEvent(eventId)).get()).exists;
}

/** Writes down that an event is dealt with, together with what it leads to. The commit fails when it was dealt with already. */
export function rememberEvent(writes: Writes, eventId: string, type: string, now: number): void {
  writes.create(firestore().doc(documents.stripeEvent(eventId)), toDocument({ type, at: now, expireAt: now + KEPT_MS }));
}
