// What a sale costs the public copy: the same in every shop.
import "../support/model/stand-ins.ts";
import { documents } from "@awning/domain/routes/firestore-paths";
import { describe, expect, test } from "vitest";
import { patchPublishedStock } from "../../functions/src/data/site/patch-published.ts";
import { renewProjection } from "../../functions/src/site/renew-projection.ts";
import { askForPatch } from "../../functions/src/site/renewals.ts";
import { openProjectionWorld, type ProjectionWorld, put, storedProduct, storedStock } from "../support/model/projection-world.ts";
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
        return costOf(world, () => patchPublishedStock(SITE, [id]));
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
    expect(await patchPublishedStock(SITE, [idAt(99)])).toBe("patched");
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
    expect(await patchPublishedStock(SITE, ["new"])).toBe("behind");
    expect(await patchPublishedStock(SITE, ["draft"])).toBe("unchanged");
    await askForPatch(SITE, "new");
    expect(world.database.peek(documents.published("kiln")).data()).toMatchObject({ productCount: 11 });
  });
});

test("sales at the same moment share a patch", async () => {
  const world = await openShop(10);
  const ids = [0, 1, 2, 3, 4].map(idAt);
  // The first begins alone: 2 + 2 reads; the others wait for it and are one: 2 + 8.
  expect(await costOf(world, () => Promise.all(ids.map((id) => askForPatch(SITE, id))))).toEqual({ reads: 14, writes: 0 });
});
