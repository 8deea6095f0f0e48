import { getSchemaState, putSchemaState } from "#data/core/jobs.ts";
import type { JobRun } from "#platform/job-run.ts";
import { log } from "#platform/log.ts";
import { accountsChecked } from "./accounts-checked.ts";
import { linesLookedAfter } from "./lines-looked-after.ts";
import { mailsInLanes } from "./mails-in-lanes.ts";
import type { Migration } from "./migration.ts";
import { peopleSorted } from "./people-sorted.ts";

/** In the order in which they came; never reordered, and none taken out. */
export const MIGRATIONS: readonly Migration[] = [mailsInLanes, accountsChecked, peopleSorted, linesLookedAfter];
/** Instances of the version before, which still write the old shape, are gone after this. */
export const SETTLED_MS = 15 * 60_000;

/** Goes on with the migrations that the database lacks. @returns the number of pages done */
export async function runMigrations(now: number, run: JobRun, migrations: readonly Migration[] = MIGRATIONS): Promise<number> {
  let state = await getSchemaState();
  if (state.version > migrations.length) log.schemaNewer(state.version, migrations.length);
  if (state.version >= migrations.length) return 0;
  if (state.wanted !== migrations.length) {
    // The first run of a new version only notes when it came.
    await putSchemaState({ ...state, wanted: migrations.length, since: now });
    return 0;
  }
  if (now - state.since < SETTLED_MS) return 0;
  let pages = 0;
  for (let next = migrations[state.version]; next && run.hasTime; next = migrations[state.version]) {
    const cursor = await next.page(state.cursor, now);
    state = cursor === null ? { ...state, version: state.version + 1, cursor } : { ...state, cursor };
    await putSchemaState(state);
    pages++;
  }
  return pages;
}
