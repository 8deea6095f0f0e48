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

const SCHEMA = documents.job("schema");
const schemaStateSchema = z.object({
  /** How many migrations are through. */
  version: z.number(),
  /** How many the version wants that runs since `since`. */
  wanted: z.number(),
  since: timestampSchema,
  /** Where the last page of the present migration ended. */
  cursor: z.nullable(z.string()),
});
export type SchemaState = z.infer<typeof schemaStateSchema>;

/** How far the stored documents are; version 0 in a project that is new, or from before there were migrations. */
export async function getSchemaState(): Promise<SchemaState> {
  return fromDocument(schemaStateSchema, await firestore().doc(SCHEMA).get()) ?? { version: 0, wanted: 0, since: 0, cursor: null };
}

export async function putSchemaState(state: SchemaState): Promise<void> {
  await firestore().doc(SCHEMA).set(toDocument(schemaStateSchema, state));
}

const jobRunSchema = z.object({
  at: timestampSchema,
  /** Jobs that left work, and how many seconds its first piece had been due. */
  behind: z.record(z.string(), z.number()),
  failed: z.array(z.string()),
});
/** The last run of a group of jobs, with the moment it began in ms since 1970. */
export type GroupRun = z.infer<typeof jobRunSchema>;

/** With `since`, when it ran for the first time, in ms since 1970; `null` before. */
export async function getGroupRun(group: string): Promise<(GroupRun & { since: number }) | null> {
  const stored = await firestore()
    .doc(documents.job(`run-${group}`))
    .get();
  const run = fromDocument(jobRunSchema, stored);
  return run && { ...run, since: stored.createTime?.toMillis() ?? run.at };
}

export async function putGroupRun(group: string, run: GroupRun): Promise<void> {
  await firestore()
    .doc(documents.job(`run-${group}`))
    .set(toDocument(jobRunSchema, run));
}
