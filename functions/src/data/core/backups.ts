import { applicationDefault } from "firebase-admin/app";
import * as z from "zod/mini";
import { config, isEmulator } from "#platform/config.ts";

const LIST = "https://firestore.googleapis.com/v1";
const PATIENCE_MS = 5_000;
const KEPT_MS = 3_600_000;
const answerSchema = z.object({
  backups: z._default(z.array(z.object({ snapshotTime: z.string(), state: z._default(z.string(), "") })), []),
});

/** The moment of the newest backup in ms since 1970; `null` if there is none, `unknown` where nobody was told, `undefined` on emulators. */
export type LastBackup = number | null | "unknown" | undefined;

/** @param answer of Firestore's `backups.list` */
export function newestBackup(answer: unknown): number | null {
  const ready = answerSchema.parse(answer).backups.filter(({ state }) => state === "READY");
  return ready.length === 0 ? null : Math.max(...ready.map(({ snapshotTime }) => Date.parse(snapshotTime)));
}

/** Asks once an hour at most, as backups are made once a day; again at once where the answer failed or was refused. */
export function seldom(question: () => Promise<LastBackup>): (now: number) => Promise<LastBackup> {
  let known: { at: number; last: Promise<LastBackup> } | undefined;
  const tried = async () => {
    const last = await question().catch(() => "unknown" as const);
    if (last === "unknown") known = undefined;
    return last;
  };
  return (now) => {
    if (!known || now - known.at > KEPT_MS) known = { at: now, last: tried() };
    return known.last;
  };
}

const askSeldom = seldom(ask);

export function findLastBackup(now: number): Promise<LastBackup> {
  return isEmulator ? Promise.resolve(undefined) : askSeldom(now);
}

async function ask(): Promise<LastBackup> {
  const { access_token: token } = await applicationDefault().getAccessToken();
  const response = await fetch(`${LIST}/projects/${config().projectId}/locations/-/backups`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return response.ok ? newestBackup(await response.json()) : "unknown";
}
