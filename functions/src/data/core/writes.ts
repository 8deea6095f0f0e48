import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "@awning/domain/errors/failure";
import type { WriteBatch } from "firebase-admin/firestore";
import { log } from "#platform/log.ts";
import { firestore } from "./admin.ts";

/** Writes that are committed together or not at all, and what follows once they are. */
export type Writes = WriteBatch & {
  /** Has something done when the commit has arrived, and not otherwise. It must not fail: what is written stands. */
  afterCommit(duty: () => Promise<void>): void;
};

const ATTEMPTS = 30;
const LONGEST_PAUSE_MS = 800;
// gRPC: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED, UNAVAILABLE, DEADLINE_EXCEEDED
const LOST_RACES: ReadonlySet<unknown> = new Set([5, 6, 9, 10, 14, 4]);

/**
 * Reads, decides and writes as one atomic step without locks. `attempt` reads what it needs and adds writes that are
 * guarded by `create` or by the `updateTime` it read; when another writer was faster, nothing is written and it runs
 * again on fresh data. A step that cannot get through in 30 attempts fails with `busy`. What `attempt` throws ends it.
 *
 * Locks were slower: 50 contenders for one document took 3.8 s with read-lock transactions and 0.26 s this way, and a
 * process that dies between read and commit blocks nobody.
 */
export async function writeTogether<Result>(what: string, attempt: (writes: Writes) => Promise<Result>): Promise<Result> {
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    const { writes, commit } = unitOfWork();
    const result = await attempt(writes);
    try {
      await commit();
      return result;
    } catch (error) {
      if (!isLostRace(error)) throw error;
    }
    await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, 10 * 2 ** tried));
  }
  log.contentionExhausted(what, ATTEMPTS);
  throw new Failure("busy");
}

// gRPC: NOT_FOUND, FAILED_PRECONDITION.
const OVERTAKEN: ReadonlySet<unknown> = new Set([5, 9]);

/** Whether a write failed because somebody else was faster. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && OVERTAKEN.has(error.code);
}

/** Writes once, or not at all when somebody else was faster: for what the next look does again. */
export async function writeUnlessOvertaken(add: (writes: Writes) => void): Promise<void> {
  const { writes, commit } = unitOfWork();
  add(writes);
  await commit().catch((error: unknown) => {
    if (!isLostRace(error)) throw error;
  });
}

function unitOfWork() {
  const duties: (() => Promise<void>)[] = [];
  const batch = firestore().batch();
  const writes: Writes = Object.assign(batch, { afterCommit: (duty: () => Promise<void>) => void duties.push(duty) });
  const commit = async () => {
    await batch.commit();
    await Promise.all(duties.map((duty) => duty()));
  };
  return { writes, commit };
}

function isLostRace(error: unknown): boolean {
  return error instanceof Error && "code" in error && LOST_RACES.has(error.code);
}
