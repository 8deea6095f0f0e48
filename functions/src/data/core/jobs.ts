import { documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import * as z from "zod/mini";
import { firestore } from "./admin.ts";
import { fromDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

// The provider redelivers an event for at most three days.
const eventSchema = z.object({ type: z.string(), at: timestampSchema, expireAt: timestampSchema });
const KEPT_MS = 30 * 86_400_000;

export async function isKnownEvent(eventId: string): Promise<boolean> {
  return (await firestore().doc(documents.stripeEvent(eventId)).get()).exists;
}

/** The commit fails if the event is recorded already. */
export function rememberEvent(writes: Writes, eventId: string, type: string, now: number): void {
  writes.create(firestore().doc(documents.stripeEvent(eventId)), toDocument(eventSchema, { type, at: now, expireAt: now + KEPT_MS }));
}

const jobSchema = z.object({ at: timestampSchema });

/** A job's cursor, in ms since 1970; 0 before its first run. */
export async function getJob(name: string): Promise<number> {
  return fromDocument(jobSchema, await firestore().doc(documents.job(name)).get())?.at ?? 0;
}

export async function putJob(name: string, at: number): Promise<void> {
  await firestore().doc(documents.job(name)).set(toDocument(jobSchema, { at }));
}
