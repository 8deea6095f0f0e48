import { isDeepStrictEqual } from "node:util";
import { toPublicProduct } from "@awning/domain/published/public-products";
import type { PublicProduct } from "@awning/domain/published/published";
import type { PublishedStock } from "@awning/domain/published/published-copy";
import { shownProduct } from "@awning/domain/published/shown-product";
import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { lowNoted, shopNotesSchema } from "@awning/domain/shop/site-stats";
import { isSiteOpen } from "@awning/domain/site/site";
import type { Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { type Placed, replaceInLists } from "./published-lists.ts";
import { markOf, parsePublishedStock, readStocked } from "./published-stock.ts";
import { raiseSitemapChanges, type SitemapChange } from "./sitemap-slots.ts";
import { parseSite, versionOf } from "./sites.ts";

/** `behind`: other documents of the copy would change too, or the page is not public; only a renewal helps. */
export type PatchOutcome = "patched" | "unchanged" | "behind";

/**
 * Brings what these products show by themselves in a site's public copy up to date, and the owner's note of what is low. Reads their present
 * state in one transaction, so it may run twice, late or out of order. Their order, addresses and whether they are on sale are left to renewals.
 */
export async function patchPublished(siteId: string, productIds: readonly string[]): Promise<PatchOutcome> {
  const { outcome, changes } = await firestore().runTransaction((transaction) => patch(transaction, siteId, productIds));
  if (changes.length > 0) await raiseSitemapChanges(siteId, changes);
  return outcome;
}

type Patch = { outcome: PatchOutcome; changes: SitemapChange[] };

async function patch(transaction: Transaction, siteId: string, productIds: readonly string[]): Promise<Patch> {
  const ended = (outcome: PatchOutcome): Patch => ({ outcome, changes: [] });
  const seen = await transaction.get(firestore().doc(documents.site(siteId)));
  const site = parseSite(seen);
  // The write that removed it removes the copy.
  if (!site) return ended("unchanged");
  if (!isSiteOpen(site)) return ended("behind");
  const [stored, { products, stock }] = await Promise.all([
    transaction.get(firestore().doc(documents.publishedProducts(site.username, "stock"))),
    readStocked(transaction, siteId, productIds),
  ]);
  const known = parsePublishedStock(stored, siteId);
  const places = new Map(known?.ids.map((id, place) => [id, place]));
  // One that is gone or cannot be read leaves the copy.
  if (productIds.some((id) => places.has(id) && !products.has(id))) return ended("behind");
  const onSale = [...products.values()].filter((product) => product.state === "active");
  if (onSale.length === 0) return ended("unchanged");
  const notes = z.safeParse(shopNotesSchema, seen.get("shopNotes")).data;
  if (!known || !notes) return ended("behind");
  const now: (Placed & { mark: string; low: number | null })[] = [];
  for (const product of onSale) {
    const place = places.get(product.id);
    if (place === undefined) return ended("behind");
    const made = toPublicProduct(product, stock);
    const shown = shownProduct(product, made, stock);
    now.push({ made, place, mark: markOf(shown), low: shown.low });
  }
  const changed = now.filter(({ place, mark }) => known.marks[place] !== mark);
  const low = lowAfter(known, now);
  if (changed.length === 0 && isDeepStrictEqual(low, known.low)) return ended("unchanged");
  const target = { siteId, username: site.username, version: versionOf(seen) };
  const lists = changed.length > 0 ? await replaceInLists(transaction, target, known, changed) : { grown: 0, edited: [] };
  if (!lists) return ended("behind");
  const marks = [...known.marks];
  for (const { place, mark } of changed) marks[place] = mark;
  transaction.update(stored.ref, { marks, low, bytes: known.bytes + lists.grown });
  const noted = lowNoted(known.ids, new Map(Object.entries(low)));
  if (!isDeepStrictEqual(noted, notes.low)) transaction.update(seen.ref, { "shopNotes.low": noted });
  const { username } = site;
  const changes = lists.edited.flatMap(({ id, slug }) =>
    [sitePaths.product(username, slug), sitePaths.shop(username), sitePaths.home(username)].map((path) => ({
      path,
      changed: products.get(id)?.updatedAt ?? 0,
    })),
  );
  return { outcome: "patched", changes };
}

function lowAfter(known: PublishedStock, now: readonly { made: PublicProduct; low: number | null }[]): Record<string, number> {
  const low = { ...known.low };
  for (const { made, low: left } of now) {
    if (left === null) delete low[made.id];
    else low[made.id] = left;
  }
  return low;
}
