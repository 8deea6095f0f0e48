// A renewal that read the shop before something else changed the copy: it is neither lost, nor does it bring an older product back.
import "../support/model/stand-ins.ts";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, test, vi } from "vitest";
import { patchLinks } from "../../functions/src/data/site/patch-links.ts";
import { patchPublished } from "../../functions/src/data/site/patch-published.ts";
import { renewProjection } from "../../functions/src/site/renew-projection.ts";
import {
  openProjectionWorld,
  type ProjectionWorld,
  put,
  storedLink,
  storedProduct,
  storedStock,
} from "../support/model/projection-world.ts";
import { SITE } from "../support/model/shop.ts";

/** Begins a renewal and holds it between its reading and its transaction. @returns what lets it go on */
async function begin({ database }: ProjectionWorld) {
  const whole = database.runTransaction.bind(database);
  const [read, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  vi.spyOn(database, "runTransaction").mockImplementationOnce(async (work) => {
    read.resolve();
    await go.promise;
    return whole(work);
  });
  const renewal = renewProjection(SITE, []);
  await read.promise;
  return () => {
    go.resolve();
    return renewal;
  };
}

async function openShop(available: number, fields: Parameters<typeof storedProduct>[1] = {}) {
  const world = await openProjectionWorld();
  await put(world, storedProduct("mug", fields), storedStock("mug", available));
  await renewProjection(SITE, []);
  const { database } = world;
  const change = (changes: Record<string, unknown>) => database.doc(documents.product(SITE, "mug")).update(changes);
  const copy = () => database.peek(documents.published("kiln")).data();
  const shown = () => JSON.stringify(copy()?.products);
  return { world, change, copy, shown };
}

const LOW = '"availability":{"state":"low","left":2}';

test("stock that was read before a sale does not come back, also when its patch had nothing to change", async () => {
  const { world, shown } = await openShop(2);
  // No function hears of this before the sale.
  await put(world, storedStock("mug", 9));
  const finish = await begin(world);
  await put(world, storedStock("mug", 2));
  expect(await patchPublished(SITE, ["mug"])).toBe("unchanged");
  expect(await finish()).toBe("written");
  expect(shown()).toContain(LOW);
});

test("an edit that was read before a patch is in the copy after it, under a later version", async () => {
  const { world, copy, shown } = await openShop(9);
  await put(world, storedLink("link", "mug"));
  const finish = await begin(world);
  await put(world, storedStock("mug", 2));
  expect(await patchPublished(SITE, ["mug"])).toBe("patched");
  const version = Number(copy()?.version);
  expect(await finish()).toBe("written");
  expect(copy()).toMatchObject({ links: [{ id: "link" }] });
  expect(Number(copy()?.version)).toBeGreaterThan(version);
  expect(shown()).toContain(LOW);
});

test("a title that was read before the next edit does not come back, also when its patch had nothing to change", async () => {
  const { world, change, copy } = await openShop(9, { title: "Jug" });
  // No function hears of this before the next edit.
  await change({ title: "Blue jug" });
  const finish = await begin(world);
  await change({ title: "Jug" });
  expect(await patchPublished(SITE, ["mug"])).toBe("unchanged");
  expect(await finish()).toBe("written");
  expect(copy()).toMatchObject({ products: [{ title: "Jug" }] });
});

test("a renewal that is overtaken by the next one does not hide its sales behind an older rule", async () => {
  const { world, change, shown } = await openShop(9, { backorder: true, lowAt: 0 });
  const finishFirst = await begin(world);
  await change({ backorder: false });
  const finishSecond = await begin(world);
  await put(world, storedStock("mug", 2));
  expect(await patchPublished(SITE, ["mug"])).toBe("patched");
  expect(await finishFirst()).toBe("written");
  expect(await finishSecond()).toBe("written");
  expect(shown()).toContain(LOW);
});

test("a product that an older renewal removes comes back with the stock that it has", async () => {
  const { world, change, shown } = await openShop(9);
  await change({ state: "draft" });
  const finishFirst = await begin(world);
  await change({ state: "active" });
  const finishSecond = await begin(world);
  await put(world, storedStock("mug", 2));
  expect(await patchPublished(SITE, ["mug"])).toBe("patched");
  expect(await finishFirst()).toBe("written");
  expect(shown()).toBe("[]");
  expect(await finishSecond()).toBe("written");
  expect(shown()).toContain(LOW);
});

test("of two renewals the one that read first is dropped, however many patches came after the other", async () => {
  const { world, copy } = await openShop(9);
  const finish = await begin(world);
  await put(world, storedLink("link", "mug"));
  await renewProjection(SITE, []);
  await put(world, storedStock("mug", 2));
  await patchPublished(SITE, ["mug"]);
  expect(await finish()).toBe("newer_exists");
  expect(copy()).toMatchObject({ links: [{ id: "link" }] });
});

test("the note of what is low is right although the page is private and two renewals met", async () => {
  const { world } = await openShop(2);
  await world.database.doc(documents.site(SITE)).update({ published: false });
  await renewProjection(SITE, []);
  await put(world, storedStock("mug", 9));
  const finish = await begin(world);
  await put(world, storedStock("mug", 2));
  expect(await patchPublished(SITE, ["mug"])).toBe("behind");
  await renewProjection(SITE, []);
  await finish();
  expect(world.database.peek(documents.site(SITE)).get("shopNotes")).toMatchObject({ low: ["mug"] });
});

test("a link that an owner removed does not come back with a renewal that read it before", async () => {
  const { world, copy } = await openShop(9);
  await put(world, storedLink("link", "mug"));
  await renewProjection(SITE, []);
  const finish = await begin(world);
  await world.database.doc(documents.link(SITE, "link")).delete();
  expect(await patchLinks(SITE)).toBe("patched");
  expect(copy()).toMatchObject({ links: [] });
  expect(await finish()).toBe("written");
  expect(copy()).toMatchObject({ links: [] });
});

test("a link that was read while it had another title has its own, also when its patch had nothing to change", async () => {
  const { world, copy } = await openShop(9);
  const title = (text: string) => put(world, storedLink("link", "mug", { title: text }));
  await title("Mugs");
  await renewProjection(SITE, []);
  await title("Jugs");
  const finish = await begin(world);
  await title("Mugs");
  expect(await patchLinks(SITE)).toBe("patched");
  expect(await finish()).toBe("written");
  expect(copy()).toMatchObject({ links: [{ title: "Mugs" }] });
});
