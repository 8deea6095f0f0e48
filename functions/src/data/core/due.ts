import type { DocumentSnapshot, Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { fromStored } from "./documents.ts";

/**
 * What waits for a job: documents of one index, and the field with the time (plus `afterMs`) at which each became due. Only `fields` are
 * read, where they are named.
 */
export type Due = { query: Query; since: string; afterMs?: number; fields?: readonly string[] };

/** Documents that wait, at most {@link COUNTED_MAX} of each query, and when the first became due, in ms since 1970. */
export type Waiting = { count: number; isMore: boolean; oldest: number };

/** Ten reads a query: an index is counted by the thousand. */
export const COUNTED_MAX = 10_000;

/** Those due longest. */
export async function listDue({ query, since, fields }: Due, limit: number): Promise<QueryDocumentSnapshot[]> {
  const page = query.orderBy(since).limit(limit);
  return (await (fields ? page.select(...fields, since) : page).get()).docs;
}

/** @returns `null` when nothing waits */
export async function countWaiting(all: readonly Due[]): Promise<Waiting | null> {
  const found = await Promise.all(all.map(countOne));
  const waiting = found.filter((one) => one !== null);
  if (waiting.length === 0) return null;
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    isMore: waiting.some(({ isMore }) => isMore),
    oldest: Math.min(...waiting.map(({ oldest }) => oldest)),
  };
}

async function countOne(due: Due): Promise<Waiting | null> {
  const [[first], counted] = await Promise.all([
    listDue(due, 1),
    due.query
      .limit(COUNTED_MAX + 1)
      .count()
      .get(),
  ]);
  if (!first) return null;
  const { count } = counted.data();
  return { count: Math.min(count, COUNTED_MAX), isMore: count > COUNTED_MAX, oldest: timeOf(first, due) };
}

function timeOf(first: DocumentSnapshot, { since, afterMs = 0 }: Due): number {
  const time = fromStored(first.get(since));
  return typeof time === "number" ? time + afterMs : 0;
}
