import { findLastBackup, type LastBackup } from "#data/core/backups.ts";
import { countWaiting } from "#data/core/due.ts";
import { type GroupRun, getGroupRun, getSchemaState } from "#data/core/jobs.ts";
import { isOurs } from "#http/branded-errors.ts";
import type { Read } from "#http/request.ts";
import { logAndReport } from "#platform/log.ts";
import { waitingMails } from "../mail/mail-queues.ts";
import { MIGRATIONS } from "./migrations/run-migrations.ts";
import { GROUPS, type Group } from "./run-jobs.ts";

/**
 * `stopped`: a group of jobs has not run for five of its periods, or of the time that the project has been deployed. `behind`: a job's work, or a mail that someone waits for, has been due for
 * over ten minutes. `failing`: a job failed in its last run. `unsaved`: the newest backup is over two days old. The worst is told.
 */
export type Status = "ok" | "unsaved" | "failing" | "behind" | "stopped";
type State = {
  runs: Readonly<Record<Group, (GroupRun & { since: number }) | null>>;
  /** When this instance started, in ms since 1970. */
  startedAt: number;
  schema: number;
  /** Since when the first unsent mail has been due, of those that someone waits for; in ms since 1970. */
  mailSince: number | null;
  lastBackup: LastBackup;
};
export type Health = {
  status: Status;
  build: string;
  /** Migrations that are through, and that this build knows. */
  schema: { is: number; wants: number };
  jobs: Record<Group, { secondsAgo: number | null; behind: Readonly<Record<string, number>>; failed: readonly string[] }>;
  oldestMailSeconds: number;
  /** `null` if there is none; `unknown` where Firestore did not say, which is worth a look and no reason to wake somebody. */
  backupHoursAgo: number | "unknown" | null;
};

const PERIODS_MISSED = 5;
const BEHIND_SECONDS = 600;
const UNSAVED_SECONDS = 2 * 86_400;
const ASKED_AGAIN_MS = 30_000;
const STARTED_AT = Date.now();
const GROUP_NAMES: readonly Group[] = ["urgent", "regular", "hourly"];

/** How a state looks at `now`, in ms since 1970. */
export function judge({ runs, startedAt, schema, mailSince, lastBackup }: State, now: number): Health {
  const secondsSince = (at: number) => Math.max(0, Math.round((now - at) / 1000));
  const jobOf = (group: Group) => {
    const run = runs[group];
    return { secondsAgo: run ? secondsSince(run.at) : null, behind: run?.behind ?? {}, failed: run?.failed ?? [] };
  };
  const jobs = { urgent: jobOf("urgent"), regular: jobOf("regular"), hourly: jobOf("hourly") };
  const oldestMailSeconds = mailSince === null ? 0 : secondsSince(mailSince);
  const late = [oldestMailSeconds, ...Object.values(jobs).flatMap(({ behind }) => Object.values(behind))];
  // A group that has never run counts from the first run of any: the scheduler begins an hourly one up to an hour after the deployment.
  const sinceFirst = secondsSince(Math.min(startedAt, ...GROUP_NAMES.map((name) => runs[name]?.since ?? startedAt)));
  const isStopped = GROUP_NAMES.some((name) => (jobs[name].secondsAgo ?? sinceFirst) > PERIODS_MISSED * GROUPS[name].periodSeconds);
  // The first backup of a new project is made within a day.
  const isUnsaved =
    lastBackup !== undefined && lastBackup !== "unknown" && (lastBackup === null ? sinceFirst : secondsSince(lastBackup)) > UNSAVED_SECONDS;
  const status = isStopped
    ? "stopped"
    : late.some((seconds) => seconds > BEHIND_SECONDS)
      ? "behind"
      : Object.values(jobs).some(({ failed }) => failed.length > 0)
        ? "failing"
        : isUnsaved
          ? "unsaved"
          : "ok";
  const backupHoursAgo =
    lastBackup === "unknown" ? "unknown" : typeof lastBackup === "number" ? Math.floor(secondsSince(lastBackup) / 3600) : null;
  return { status, build: __RELEASE__, schema: { is: schema, wants: MIGRATIONS.length }, jobs, oldestMailSeconds, backupHoursAgo };
}

async function look(now: number): Promise<Health> {
  const [urgent, regular, hourly, schema, mails, lastBackup] = await Promise.all([
    getGroupRun("urgent"),
    getGroupRun("regular"),
    getGroupRun("hourly"),
    getSchemaState(),
    countWaiting(waitingMails("prompt", now)),
    findLastBackup(now),
  ]);
  const runs = { urgent, regular, hourly };
  return judge({ runs, startedAt: STARTED_AT, schema: schema.version, mailSince: mails?.oldest ?? null, lastBackup }, now);
}

let last: { at: number; health: Promise<Health> } | null = null;

/** `GET /api/health`: 200 when all is well, otherwise 503, for a monitor. An instance looks twice a minute, whoever asks how often. */
export const serveHealth: Read = async (_request, response) => {
  const now = Date.now();
  if (!last || now - last.at > ASKED_AGAIN_MS) last = { at: now, health: look(now) };
  const health = await last.health.catch(async (error: unknown) => ({
    status: "stopped",
    digest: await logAndReport("api/health", error),
  }));
  isOurs(response);
  response
    .status(health.status === "ok" ? 200 : 503)
    .set({ "Cache-Control": "no-store", "Content-Type": "application/json; charset=utf-8", "X-Content-Type-Options": "nosniff" })
    .end(JSON.stringify(health));
};
