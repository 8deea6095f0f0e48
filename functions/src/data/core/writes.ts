import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "@awning/domain/errors/failure";
import type { DocumentReference, Timestamp, WriteBatch } from "firebase-admin/firestore";
import { log } from "#platform/log.ts";
import { firestore } from "./admin.ts";

export type Writes = WriteBatch & {
  /** Runs `duty` after the commit. It must not throw: the data is written already. */
  afterCommit(duty: () => Promise<void>): void;
};

const ATTEMPTS = 30;
const LONGEST_PAUSE_MS = 800;
// gRPC: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED, UNAVAILABLE, DEADLINE_EXCEEDED
const LOST_RACES: ReadonlySet<unknown> = new Set([5, 6, 9, 10, 14, 4]);

/**
 * Runs an optimistic transaction. `attempt` reads, then adds writes guarded by `create` or by the `updateTime` it read. If a document
 * changed meanwhile, nothing is written and `attempt` runs again, up to 30 times, told how often it lost. What it throws ends the transaction. Locks were slower:
 * 50 contenders for one document took 3.8 s with read-lock transactions and 0.26 s this way, and a crash leaves no lock behind.
 * @throws Failure `busy` after 30 attempts
 */
export async function writeTogether<Result>(what: string, attempt: (writes: Writes, lost: number) => Promise<Result>): Promise<Result> {
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    const { writes, commit } = unitOfWork();
    const result = await attempt(writes, tried);
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

/** Updates a document, or creates it where `guard` is `null`. The commit fails if it changed since it was read, or was created meanwhile. */
export function putGuarded(writes: Writes, reference: DocumentReference, guard: Timestamp | null, fields: Record<string, unknown>): void {
  if (guard) writes.update(reference, fields, { lastUpdateTime: guard });
  else writes.create(reference, fields);
}

const OVERTAKEN: ReadonlySet<unknown> = new Set([5, 9]);

/** Whether a write failed because its document changed. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && OVERTAKEN.has(error.code);
}

const ALREADY_EXISTS = 6;

/** Creates a document unless it exists. @returns whether it was created */
export async function createOnce(reference: DocumentReference, fields: Record<string, unknown>): Promise<boolean> {
  try {
    await reference.create(fields);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === ALREADY_EXISTS) return false;
    throw error;
  }
}

/** Commits once and ignores conflicts, for work the next run repeats. */
export async function writeUnlessOvertaken(add: (writes: Writes) => void | Promise<void>): Promise<void> {
  const { writes, commit } = unitOfWork();
  await add(writes);
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
