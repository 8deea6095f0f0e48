import { patchLinks } from "#data/site/patch-links.ts";
import { type PatchOutcome, patchPublished } from "#data/site/patch-published.ts";
import type { ProjectionOutcome } from "#data/site/published.ts";
import { BatchQueue } from "#platform/batch-queue.ts";
import { log } from "#platform/log.ts";
import { renewProjection } from "./renew-projection.ts";

/** Products of one patch. More at once come from an owner's bulk edit, for which a renewal writes each document once. */
const PATCH_MAX = 30;

// Batches concurrent changes into a few updates.
const renewals = new BatchQueue((siteId: string, names: readonly (string | null)[]) =>
  renewProjection(
    siteId,
    names.filter((name) => name !== null),
  ),
);
const patches = new BatchQueue((siteId: string, productIds: readonly string[]) => patchProducts(siteId, [...new Set(productIds)]));

const linkPatches = new BatchQueue(async (siteId: string) => afterPatch(siteId, await patchLinks(siteId)));

/** Rebuilds the public copy. @param former the name before the triggering write, if it may have changed */
export async function askForRenewal(siteId: string, former: string | null): Promise<ProjectionOutcome> {
  return renewals.ask(siteId, former);
}

/** Brings the links in the public copy up to date, or rebuilds it where that is not enough. */
export async function askForLinks(siteId: string): Promise<void> {
  await linkPatches.ask(siteId, null);
}

/** Brings a product in the public copy up to date, or rebuilds it where that is not enough. */
export async function askForPatch(siteId: string, productId: string): Promise<void> {
  await patches.ask(siteId, productId);
}

async function patchProducts(siteId: string, productIds: readonly string[]): Promise<void> {
  await afterPatch(siteId, productIds.length > PATCH_MAX ? "behind" : await patchPublished(siteId, productIds));
}

async function afterPatch(siteId: string, outcome: PatchOutcome): Promise<void> {
  if (outcome === "behind") await askForRenewal(siteId, null);
  else if (outcome === "patched") log.projectionRenewed(siteId, outcome);
}
