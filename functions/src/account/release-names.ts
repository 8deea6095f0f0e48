import { foldersOf } from "@awning/domain/upload/upload";
import { type Budget, deleteBuyersParts, deleteUploadsOf } from "#data/account/purge.ts";
import { deleteClaim, getHeldName, type HeldName, listNamesToRelease, listRedirects } from "#data/account/usernames.ts";
import { writeTogether } from "#data/core/writes.ts";
import { deleteStoredFile, listStoredFiles } from "#data/media/stored-files.ts";
import type { JobRun } from "#platform/job-run.ts";
import { log } from "#platform/log.ts";

const NAMES_AT_ONCE = 100;
const DOCUMENTS_AT_ONCE = 10_000;

/** Releases the names of deleted accounts once their order links expire. @returns the number of names released */
export async function releaseNames(now: number, run: JobRun): Promise<number> {
  const budget = { left: DOCUMENTS_AT_ONCE };
  let free = 0;
  const due = await listNamesToRelease(now, NAMES_AT_ONCE);
  run.took(due.length, NAMES_AT_ONCE);
  for (const held of due) {
    if (budget.left <= 0) run.stop();
    if (!run.hasTime || budget.left <= 0) break;
    try {
      if (await releaseName(held, budget)) free++;
    } catch (error) {
      log.internalError("accounts/release", error);
    }
  }
  return free;
}

/** Deletes the remains of a deleted account, its name last, so that it can resume. @returns `false` when the budget runs out */
export async function releaseName({ name, claim }: HeldName, budget: Budget): Promise<boolean> {
  if (claim?.state !== "released") return false;
  const { uid } = claim;
  if (!(await deleteBuyersParts(uid, budget)) || !(await deleteStored(uid, budget)) || !(await deleteUploadsOf(uid, budget))) return false;
  await writeTogether("release-name", async (writes) => {
    const [held, redirects] = await Promise.all([getHeldName(name), listRedirects(uid)]);
    for (const one of [...redirects, ...(held.claim?.uid === uid ? [held] : [])]) deleteClaim(writes, one);
  });
  return true;
}

async function deleteStored(siteId: string, budget: Budget): Promise<boolean> {
  for (const folder of foldersOf(siteId))
    for (const { path } of await listStoredFiles(folder)) {
      if (budget.left <= 0) return false;
      await deleteStoredFile(path);
      budget.left--;
    }
  return true;
}
