import { documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import * as z from "zod/mini";
import { firestore } from "./admin.ts";
import { fromDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

// The provider repeats an event for three days at most.
const eventSchema = z.object({ type: z.string(), at: timestampSchema, expireAt: timestampSchema });
const KEPT_MS = 30 * 86_400_000;

/** Whether an event was dealt with before. */
export async function isKnownEvent(eventId: string): Promise<boolean> {
  return (await firestore().doc(documents.stripeEvent(eventId)).get()).exists;
}

/** Writes down that an event is dealt with, together with what it leads to. The commit fails when it was dealt with already. */
export function rememberEvent(writes: Writes, eventId: string, type: string, now: number): void {
  writes.create(firestore().doc(documents.stripeEvent(eventId)), toDocument(eventSchema, { type, at: now, expireAt: now + KEPT_MS }));
}

const jobSchema = z.object({ at: timestampSchema, page: z._default(z.string(), "") });

/** How far a job has come, ms since 1970; 0 for one that has not begun. */
export async function getJob(name: string): Promise<number> {
  return fromDocument(jobSchema, await firestore().doc(documents.job(name)).get())?.at ?? 0;
}

/** Notes how far a job has come. */
export async function putJob(name: string, at: number): Promise<void> {
  await firestore().doc(documents.job(name)).set(toDocument(jobSchema, { at }));
}

/** When a job that goes through pages last reached its end (ms since 1970, 0 for never), and the page that it goes on with; empty for the first. */
export async function getPagedJob(name: string): Promise<{ at: number; page: string }> {
  return fromDocument(jobSchema, await firestore().doc(documents.job(name)).get()) ?? { at: 0, page: "" };
}

/** Notes with which page a job goes on, and when it last reached its end. */
export async function putPagedJob(name: string, job: { at: number; page: string }): Promise<void> {
  await firestore().doc(documents.job(name)).set(toDocument(jobSchema, job));
}
