// What a sale or an edit of a product costs the public copy: the same in every shop.
import "../support/model/stand-ins.ts";
import { isSamePlace } from "@awning/domain/published/shown-product";
import { documents } from "@awning/domain/routes/firestore-paths";
import { describe, expect, test } from "vitest";
import { patchLinks } from "../../functions/src/data/site/patch-links.ts";
import { patchPublished } from "../../functions/src/data/site/patch-published.ts";
import { renewProjection } from "../../functions/src/site/renew-projection.ts";
import { askForPatch } from "../../functions/src/site/renewals.ts";
import {
  copyIn,
  openProjectionWorld,
  type ProjectionWorld,
  put,
  renewedCopy,
  storedLink,
  storedPictures,
  storedProduct,
  storedStock,
} from "../support/model/projection-world.ts";
import { SITE } from "../support/model/shop.ts";

const SIZES = [10, 100, 1_000];
const idAt = (index: number) => `p${String(index).padStart(4, "0")}`;

/** A published shop in which every product has plenty. */
async function openShop(size: number): Promise<ProjectionWorld> {
  const world = await openProjectionWorld();
  await put(world, ...Array.from({ length: size }, (_, index) => [storedProduct(idAt(index)), storedStock(idAt(index), 9)]).flat());
  expect(await renewProjection(SITE, [])).toBe("written");
  return world;
}

/** What is read and written of the database until this is done. */
async function costOf({ database }: ProjectionWorld, work: () => Promise<unknown>): Promise<{ reads: number; writes: number }> {
  const { reads, writes } = database;
  await work();
  return { reads: database.reads - reads, writes: database.writes - writes };
}

describe("a sale", () => {
  test("of a product in the middle or at the end of a shop costs the same at 100 and 1,000 products, and less at 10", async () => {
    const costs = [];
    for (const size of SIZES) {
      const world = await openShop(size);
      const id = idAt(size - 1);
      const sell = async (left: number) => {
        await put(world, storedStock(id, left));
        return costOf(world, () => patchPublished(SITE, [id]));
      };
      costs.push({
        size,
        unseen: await sell(8),
        low: await sell(3),
        soldOut: await sell(0),
        whole: await costOf(world, () => renewProjection(SITE, [])),
      });
    }
    const seen = { reads: 7, writes: 4 };
    // With the owner's note.
    const low = { reads: 7, writes: 5 };
    const unseen = { reads: 4, writes: 0 };
    expect(costs.map(({ whole: _, ...sales }) => sales)).toEqual([
      { size: 10, unseen, low: { reads: 5, writes: 3 }, soldOut: { reads: 5, writes: 2 } },
      { size: 100, unseen, low, soldOut: seen },
      { size: 1_000, unseen, low, soldOut: seen },
    ]);
    expect(costs.at(-1)?.whole.reads).toBeGreaterThan(2_000);
  });

  test("shows at once that it took the last one, under a later version", async () => {
    const { database } = await openShop(100);
    const head = () => database.peek(documents.published("kiln")).data();
    const version = Number(head()?.version);
    await put({ database }, storedStock(idAt(99), 0));
    expect(await patchPublished(SITE, [idAt(99)])).toBe("patched");
    const shown = (which: 3 | "cards-1") => database.peek(documents.publishedProducts("kiln", which)).data()?.products;
    const soldOut = { id: idAt(99), availability: { state: "sold_out", left: 0 } };
    expect(shown(3)).toEqual(expect.arrayContaining([expect.objectContaining(soldOut)]));
    expect(shown("cards-1")).toEqual(expect.arrayContaining([expect.objectContaining(soldOut)]));
    expect(Number(head()?.version)).toBeGreaterThan(version);
    expect(database.peek(documents.site(SITE)).get("shopNotes")).toMatchObject({ low: [idAt(99)] });
  });

  test("of what the copy lacks renews all of it, and of a draft nothing", async () => {
    const world = await openShop(10);
    await put(world, storedProduct("new"), storedStock("new", 0));
    await put(world, storedProduct("draft", { state: "draft" }), storedStock("draft", 0));
    expect(await patchPublished(SITE, ["new"])).toBe("behind");
    expect(await patchPublished(SITE, ["draft"])).toBe("unchanged");
    await askForPatch(SITE, "new");
    expect(world.database.peek(documents.published("kiln")).data()).toMatchObject({ productCount: 11 });
  });
});

describe("an edit", () => {
  test("of a title or price costs the same at 100 and 1,000 products, and shows on the product's page, in lists and in the sitemap", async () => {
    const costs = [];
    for (const size of SIZES) {
      const world = await openShop(size);
      const id = idAt(size - 1);
      const updatedAt = new Date(Date.now() + 60_000);
      await world.database.doc(documents.product(SITE, id)).update({ title: "Blue jug", price: 4200, updatedAt });
      costs.push(await costOf(world, () => patchPublished(SITE, [id])));
      const copy = JSON.stringify(copyIn(world.database));
      expect(copy.match(/"title":"Blue jug"/g)).toHaveLength(size === 10 ? 1 : 2);
      expect(copyIn(world.database)).toEqual(await renewedCopy(world));
      const places = JSON.stringify([...world.database.all()].map((one) => one.data()?.places ?? []));
      expect(places.split(`"changed":${updatedAt.getTime()}`)).toHaveLength(4);
    }
    expect(costs).toEqual([
      { reads: 7, writes: 3 },
      { reads: 9, writes: 5 },
      { reads: 9, writes: 5 },
    ]);
  });

  test("of the first picture renews the page where a link shows it, and nowhere else", async () => {
    const world = await openShop(10);
    const [shown, other] = [idAt(3), idAt(4)];
    await put(world, storedLink("link", shown));
    await renewProjection(SITE, []);
    for (const id of [shown, other]) await world.database.doc(documents.product(SITE, id)).update(storedPictures("a1"));
    expect(await patchPublished(SITE, [shown])).toBe("behind");
    expect(await patchPublished(SITE, [other])).toBe("patched");
  });

  test("of its order, address or state is left to a renewal", () => {
    const stored = { title: "Jug", slug: "jug", order: "a1", state: "active" };
    expect(isSamePlace(stored, { ...stored, title: "Blue jug" })).toBe(true);
    for (const change of [{ slug: "blue" }, { order: "a2" }, { state: "draft" }])
      expect(isSamePlace(stored, { ...stored, ...change })).toBe(false);
    expect(isSamePlace(undefined, stored)).toBe(false);
    expect(isSamePlace(stored, undefined)).toBe(false);
  });
});

test("an edit of a link reads the links and what they lead to, and costs the same at 10 and 1,000 products", async () => {
  const costs = [];
  for (const size of SIZES) {
    const world = await openShop(size);
    const elsewhere = { type: "web", url: "https://kiln.example.test/", productId: null };
    await put(world, storedLink("web", "", elsewhere), storedLink("last", idAt(size - 1)), storedLink("none", "gone"));
    costs.push(await costOf(world, () => patchLinks(SITE)));
    expect(world.database.peek(documents.published("kiln")).get("links")).toHaveLength(2);
    const later = { ...elsewhere, showFrom: new Date(Date.now() + 60_000) };
    await put(world, storedLink("web", "", later), storedLink("later", "", later));
    expect(await patchLinks(SITE)).toBe("patched");
    expect(copyIn(world.database)).toEqual(await renewedCopy(world));
    await world.database.doc(documents.link(SITE, "later")).delete();
    await patchLinks(SITE);
    expect(copyIn(world.database)).toEqual(await renewedCopy(world));
  }
  expect(costs).toEqual([
    { reads: 6, writes: 1 },
    { reads: 8, writes: 1 },
    { reads: 8, writes: 1 },
  ]);
});

test("a link patch leaves a page without a copy to a renewal, and needs nothing of one that is closed", async () => {
  const { database } = await openProjectionWorld();
  expect(await patchLinks(SITE)).toBe("behind");
  await database.doc(documents.site(SITE)).update({ published: false });
  expect(await patchLinks(SITE)).toBe("unchanged");
});

test("sales at the same moment share a patch", async () => {
  const world = await openShop(10);
  const ids = [0, 1, 2, 3, 4].map(idAt);
  // The first begins alone: 2 + 2 reads; the others wait for it and are one: 2 + 8.
  expect(await costOf(world, () => Promise.all(ids.map((id) => askForPatch(SITE, id))))).toEqual({ reads: 14, writes: 0 });
});
