import { applicationDefault } from "firebase-admin/app";
import * as z from "zod/mini";
import { config, isEmulator } from "#platform/config.ts";

const LIST = "https://firestore.googleapis.com/v1";
const PATIENCE_MS = 5_000;
const KEPT_MS = 3_600_000;
const answerSchema = z.object({
  backups: z._default(z.array(z.object({ snapshotTime: z.string(), state: z._default(z.string(), "") })), []),
});

/** The moment of the newest backup in ms since 1970; `null` if there is none, `undefined` where nobody can tell: on emulators, or without the right. */
export type LastBackup = number | null | undefined;

/** @param answer of Firestore's `backups.list` */
export function newestBackup(answer: unknown): number | null {
  const ready = answerSchema.parse(answer).backups.filter(({ state }) => state === "READY");
  return ready.length === 0 ? null : Math.max(...ready.map(({ snapshotTime }) => Date.parse(snapshotTime)));
}

let known: { at: number; last: Promise<LastBackup> } | undefined;

/** Asked once an hour at most: backups are made once a day. */
export function findLastBackup(now: number): Promise<LastBackup> {
  if (isEmulator) return Promise.resolve(undefined);
  if (!known || now - known.at > KEPT_MS) known = { at: now, last: ask().catch(() => undefined) };
  return known.last;
}

async function ask(): Promise<LastBackup> {
  const { access_token: token } = await applicationDefault().getAccessToken();
  const response = await fetch(`${LIST}/projects/${config().projectId}/locations/-/backups`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return response.ok ? newestBackup(await response.json()) : undefined;
}
