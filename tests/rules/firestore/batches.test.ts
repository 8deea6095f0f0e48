import { readFileSync } from "node:fs";
import { SOCIALS_MAX, VARIANTS_MAX } from "@awning/domain/account/limits";
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { IMPORTED_AT_ONCE } from "@awning/domain/transfer/import-record";
import { SEARCH_TERM_MAX, SEARCH_TERMS_MAX } from "@awning/domain/values/search-terms";
import { doc, serverTimestamp, type WriteBatch, writeBatch } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { largestProduct } from "../support/content-cases.ts";
import { aLink, aMedia, aProduct, aSite, aStock, created, put, seeded, seedSite, shopSettings, stored } from "../support/documents.ts";
import { text } from "../support/field-tests.ts";
import { FIRESTORE_RULES, loadFirestoreRules, projectOf } from "../support/hosts.ts";

/** What the dashboard writes in one step must stay within what one request may read and compute. */
async function commit(
  siteId: string,
  fill: (batch: WriteBatch, at: (path: string) => ReturnType<typeof doc>) => void,
  projectId?: string,
): Promise<"allowed" | "denied"> {
  const { firestore } = clientOf({ uid: siteId }, projectId);
  const batch = writeBatch(firestore);
  fill(batch, (path) => doc(firestore, path));
  return outcome(batch.commit());
}
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const now = () => ({ updatedAt: serverTimestamp() });

describe("one step of the dashboard", () => {
  test("creates a product with the stock of every variant, and deletes it again", async () => {
    const siteId = newUid();
    await seedSite(siteId);
    const variants = numbers(VARIANTS_MAX).map((index) => ({ id: `v${index}`, name: "Blue", price: null }));
    const rows = Object.fromEntries(variants.map(({ id, ...variant }) => [id, variant]));
    const creation = await commit(siteId, (batch, at) => {
      batch.set(at(documents.product(siteId, "big")), { ...aProduct({ variants: rows }), ...created() });
      for (const { id } of variants) batch.set(at(documents.stock(siteId, stockId("big", id))), aStock("big", { variantId: id }));
    });
    expect(creation).toBe("allowed");
    const removal = await commit(siteId, (batch, at) => {
      batch.delete(at(documents.product(siteId, "big")));
      for (const { id } of [...variants, { id: SINGLE_VARIANT }]) batch.delete(at(documents.stock(siteId, stockId("big", id))));
    });
    expect(removal).toBe("allowed");
  });

  test("creates what an import makes in one commit, of the largest products", async () => {
    const siteId = newUid();
    await seedSite(siteId);
    const products = await commit(siteId, (batch, at) => {
      for (const index of numbers(IMPORTED_AT_ONCE)) {
        batch.set(at(documents.product(siteId, `p${index}`)), { ...largestProduct(siteId), ...created() });
        for (const variant of numbers(25))
          batch.set(at(documents.stock(siteId, stockId(`p${index}`, `v${variant}`))), aStock(`p${index}`, { variantId: `v${variant}` }));
      }
    });
    const links = await commit(siteId, (batch, at) => {
      for (const index of numbers(IMPORTED_AT_ONCE)) batch.set(at(documents.link(siteId, `l${index}`)), { ...aLink(), ...created() });
    });
    expect([products, links]).toEqual(["allowed", "allowed"]);
    const again = await commit(siteId, (batch, at) => batch.set(at(documents.product(siteId, "p1")), { ...aProduct(), ...created() }));
    expect(again).toBe("denied");
  });

  test("moves a page of the largest products to another state", async () => {
    const siteId = newUid();
    await seedSite(siteId);
    const searchTerms = numbers(SEARCH_TERMS_MAX).map((index) => text(SEARCH_TERM_MAX - 3) + String(index).padStart(3, "0"));
    for (const index of numbers(50))
      await put(documents.product(siteId, `p${index}`), { ...largestProduct(siteId), ...stored(), searchTerms, sold: true, fileCount: 9 });
    const change = await commit(siteId, (batch, at) => {
      for (const index of numbers(50)) batch.update(at(documents.product(siteId, `p${index}`)), { state: "archived", ...now() });
    });
    expect(change).toBe("allowed");
  });

  test("is refused as a whole when one part is wrong", async () => {
    const siteId = newUid();
    await seedSite(siteId);
    const mixed = await commit(siteId, (batch, at) => {
      batch.set(at(documents.link(siteId, "right")), { ...aLink(), ...created() });
      batch.set(at(documents.link(siteId, "wrong")), { ...aLink(), ...created(), extra: 1 });
    });
    expect(mixed).toBe("denied");
  });
});

const largestMedia = (siteId: string) =>
  aMedia(siteId, { id: text(40), widths: [320, 640, 1280, 1920], width: 1920, height: 5120, alt: text(200) });
// A request that computes or reads too much is refused, right as it may be: 1000 expressions are the most. The largest of
// all is a site with both pictures; it needs about 700. So that rules can still grow, the largest documents must also pass
// when every condition carries a burden of 100 more.
const BURDEN_TERMS = 20;
const EXPRESSIONS_PER_TERM = 5;
// In halves, because a long flat chain does not compile.
const burden = (terms: number): string =>
  terms === 1 ? "1 == 1" : `(${burden(Math.floor(terms / 2))} && ${burden(Math.ceil(terms / 2))})`;

async function saveUnder(projectId: string, rules: string): Promise<"allowed" | "denied"> {
  await loadFirestoreRules(projectId, rules);
  const siteId = newUid();
  await seedSite(siteId, {}, projectId);
  return commit(siteId, (batch, at) => saveLargest(siteId, batch, at), projectId);
}

describe("the largest right document of every collection", () => {
  const rules = readFileSync(FIRESTORE_RULES, "utf8");
  const project = projectOf("batches-burdened.test.ts");
  const burdened = (terms: number) => rules.replace(/(allow [a-z, ]+: if )([^;]+);/g, `$1($2) && ${burden(terms)};`);

  test("is taken", async () => {
    expect(await saveUnder(project, rules)).toBe("allowed");
  });
  test("leaves a tenth of what a request may compute", async () => {
    expect(await saveUnder(project, burdened(BURDEN_TERMS))).toBe("allowed");
  });
  test("would be refused beyond that", async () => {
    expect(await saveUnder(project, burdened(1000 / EXPRESSIONS_PER_TERM))).toBe("denied");
  });
});

function saveLargest(siteId: string, batch: WriteBatch, at: (path: string) => ReturnType<typeof doc>): void {
  batch.set(at(documents.link(siteId, text(64))), {
    ...aLink({
      title: text(80),
      subtitle: text(120),
      url: `https://${text(2040)}`,
      thumb: largestMedia(siteId),
      style: "featured",
      order: text(100),
    }),
    ...created(),
  });
  batch.set(at(documents.product(siteId, text(64))), { ...largestProduct(siteId), ...created() });
  batch.set(at(documents.stock(siteId, `${text(64)}_${text(24)}`)), aStock(text(64), { variantId: text(24), available: 999_999 }));
  batch.set(at(documents.stock(siteId, stockId(seeded.productId, SINGLE_VARIANT))), aStock(seeded.productId));
  batch.set(
    at(documents.shopSettings(siteId)),
    shopSettings({
      currency: "TND",
      transfer: { enabled: true, instructions: text(500) },
      cash: { enabled: true, instructions: text(500) },
      shipping: { enabled: true, price: 99_999_900 },
      pickup: { enabled: true, place: text(500), shown: true },
    }),
  );
  batch.update(at(documents.site(siteId)), {
    ...aSite({
      displayName: text(60),
      headline: text(80),
      bio: text(500),
      avatar: largestMedia(siteId),
      cover: largestMedia(siteId),
      socials: Object.fromEntries(numbers(SOCIALS_MAX).map((at) => [`s${at}`, { kind: "web", url: `https://${text(2040)}` }])),
      theme: "bauhaus",
      published: true,
    }),
    ...now(),
  });
}
