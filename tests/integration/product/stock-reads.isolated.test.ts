import { publishedSiteSchema } from "@awning/domain/published/published";
import { documents, SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { Query } from "firebase-admin/firestore";
import { beforeAll, expect, test, vi } from "vitest";
import { firestore } from "../../../functions/src/data/core/admin.ts";
import { renewProjection } from "../../../functions/src/site/renew-projection.ts";
import { makeOwner, makeProduct, type Owner, setStock } from "../../support/builders.ts";
import { readDocument, withoutTriggers } from "../../support/emulators.ts";

const kind = (id: string) => ({ id, name: id, price: null });
/** More than one query can ask for. */
const ON_SALE = 35;

beforeAll(() => {
  // Before anything else asks the database, which takes its settings once.
  firestore();
  vi.stubEnv("MEDIA_BASE", "https://media.example/v0/b/shops/o/");
});

/** Renews the public copy in this process. @returns ids of the counts that it read */
async function countsRead({ uid }: Owner): Promise<string[]> {
  const whole = Query.prototype.get;
  const read: string[] = [];
  const spy = vi.spyOn(Query.prototype, "get").mockImplementation(async function (this: Query) {
    const found = await whole.call(this);
    for (const one of found.docs) if (one.ref.parent.id === "stock") read.push(one.id);
    return found;
  });
  await renewProjection(uid, []).finally(() => spy.mockRestore());
  return read;
}

test("a renewal reads the counts of what is on sale, and not those of drafts and of what was archived", async () => {
  const owner = await makeOwner();
  const onSale: string[] = [];
  const kinds: string[] = [];
  await withoutTriggers(async () => {
    for (let at = 0; at < ON_SALE; at++) onSale.push(await makeProduct(owner, { slug: `plain-${at}`, order: `a0${at}1`, stock: at }));
    kinds.push(await makeProduct(owner, { slug: "kinds", order: "a1", variants: [kind("oat"), kind("sea"), kind("ash")] }));
    await makeProduct(owner, { slug: "uncounted", order: "a2" });
    for (const state of ["draft", "archived"] as const) for (let at = 0; at < 5; at++) await makeProduct(owner, { state, stock: 9 });
    await setStock(owner, kinds[0] ?? "", "oat", 0);
    await setStock(owner, kinds[0] ?? "", "sea", 2);
  });
  const read = await countsRead(owner);
  expect(read.sort()).toEqual([...onSale.map((id) => `${id}_${SINGLE_VARIANT}`), `${kinds[0]}_oat`, `${kinds[0]}_sea`].sort());
  const copy = publishedSiteSchema.parse(await readDocument(documents.published(owner.username)));
  const shown = (slug: string) => copy.products.find((product) => product.slug === slug);
  expect(shown("plain-0")?.availability).toEqual({ state: "sold_out", left: 0 });
  expect(shown("plain-2")?.availability).toEqual({ state: "low", left: 2 });
  expect(shown("kinds")?.variants.map((one) => one.availability.state)).toEqual(["sold_out", "low", "in_stock"]);
});
