import { collections } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { scrollsSideways, seriousFaults } from "../../support/axe.ts";
import { makeOwner, makeProduct } from "../../support/builders.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { PHONE } from "../../support/shop.ts";
import { ask, htmlOnce } from "../../support/site-pages.ts";
import { stage } from "../support/stage.ts";

const PIECES = ["Bowl", "Carafe", "Jar", "Jug", "Mug", "Plate", "Teapot", "Vase"] as const;

const owner = await makeOwner({ site: { displayName: "Harbour pots" } });
const ids = new Map<string, string>();
for (const [index, title] of PIECES.entries())
  ids.set(
    title,
    await makeProduct(owner, {
      title,
      slug: title.toLowerCase(),
      order: `a${index}`,
      price: 1000 + index,
      stock: title === "Jug" ? 0 : 9,
    }),
  );
const group = (id: string, title: string, slug: string, titles: readonly string[]) => {
  const productIds = titles.flatMap((one) => ids.get(one) ?? []);
  const times = { createdAt: new Date(), updatedAt: new Date() };
  return admin.firestore.doc(`${collections.collections(owner.uid)}/${id}`).set({ title, slug, productIds, order: id, ...times });
};
// The first kept its address when it was renamed.
await group("a0", "Table", "for-the-table", ["Jug", "Plate", "Bowl"]);
await group("a1", "To pour", "to-pour", ["Teapot", "Jug"]);

test.each([
  [PHONE, true],
  [{ viewport: { width: 1440, height: 900 } }, true],
  [PHONE, false],
])("the shop shows them as a row of links with addresses of their own: %j, script: %s", async (device, javaScriptEnabled) => {
  const shop = sitePaths.shop(owner.username);
  await htmlOnce(shop, (html) => html.includes("To pour") && html.includes("Sold out"));
  const visitor = await stage.person({ ...device, javaScriptEnabled });
  await visitor.goto(shop);
  const titles = () => visitor.locator(".card__title").allTextContents();
  const link = (name: RegExp) => visitor.getByRole("navigation", { name: "Collections" }).getByRole("link", { name });
  await link(/^Table/).click();
  await visitor.getByRole("heading", { level: 1, name: "Table" }).waitFor();
  expect(new URL(visitor.url()).search).toBe("?collection=for-the-table");
  expect(await titles()).toEqual(["Jug", "Plate", "Bowl"]);
  expect(await link(/^Table/).getAttribute("aria-current")).toBe("page");
  expect(await visitor.locator("link[rel=canonical]").getAttribute("href")).toContain(`${shop}?collection=for-the-table`);
  await visitor.getByRole("checkbox", { name: "In stock" }).check();
  await visitor.getByRole("searchbox", { name: "Search the shop" }).fill("b");
  await visitor.getByRole("button", { name: "Search", exact: true }).click();
  await visitor.waitForURL((url) => url.searchParams.get("q") === "b");
  expect(await titles()).toEqual(["Bowl"]);
  // The canonical address of what is sought is the collection; the way to everything leads back there.
  expect(await visitor.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\?collection=for-the-table$/);
  await visitor.getByRole("link", { name: "Clear filters" }).click();
  await visitor.waitForURL((url) => url.search === "?collection=for-the-table");
  await link(/^All/).click();
  await visitor.getByRole("heading", { level: 1, name: "Shop" }).waitFor();
  expect(await titles()).toHaveLength(PIECES.length);
  if (javaScriptEnabled) expect(await seriousFaults(visitor)).toEqual([]);
  expect(await scrollsSideways(visitor)).toBe(false);
});

test("the address of a collection that was deleted shows the whole shop, and says so", async () => {
  const answer = await ask(`${sitePaths.shop(owner.username)}?collection=never-was`);
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain("This collection is no longer available.");
  expect(html).toContain("Teapot");
});

test("no one sees which products an owner has put into a collection and not on sale", async () => {
  const copy = await readDocument(`published/${owner.username}`);
  expect(copy?.["collections"]).toEqual([
    { title: "Table", slug: "for-the-table", count: 3 },
    { title: "To pour", slug: "to-pour", count: 2 },
  ]);
  expect(JSON.stringify(copy)).not.toContain("productIds");
});
