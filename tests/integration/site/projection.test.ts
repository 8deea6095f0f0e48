import { PLAIN_LINK } from "@awning/domain/link/link";
import { publishedCopySchema } from "@awning/domain/published/published-copy";
import { documents } from "@awning/domain/routes/firestore-paths";
import { describe, expect } from "vitest";
import { cartLine, EVERYTHING_ON, makeOwner, makeProduct, type Owner, orderInput, randomName, setStock } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { triggersPassed } from "../../support/site-pages.ts";

const LONG_MS = 90_000;

async function readPublished(username: string) {
  const document = await readDocument(documents.published(username));
  return document ? publishedCopySchema.parse(document) : null;
}
type Published = NonNullable<Awaited<ReturnType<typeof readPublished>>>;

/** The public copy, once it is as expected. */
function published(owner: { username: string }, what: string, isSo: (site: Published) => boolean): Promise<Published> {
  return eventually(what, async () => {
    const site = await readPublished(owner.username);
    return site && isSo(site) && site;
  });
}

function gone(owner: { username: string }): Promise<true> {
  return eventually("no public page", async () => (await readPublished(owner.username)) === null);
}

async function makeLink(owner: Owner, id: string, fields: Record<string, unknown> = {}): Promise<void> {
  const link = { ...PLAIN_LINK, type: "web", title: id, url: "https://shop.example.test/", order: "a0" };
  const at = new Date();
  await admin.firestore.doc(documents.link(owner.uid, id)).set({ ...link, createdAt: at, updatedAt: at, ...fields });
}

function changeSite(owner: Owner, fields: Record<string, unknown>) {
  return admin.firestore.doc(documents.site(owner.uid)).update(fields);
}

describe("what visitors see", { timeout: LONG_MS }, () => {
  test("is the published site with what is on, in the owner's order, and nothing else", async () => {
    const owner = await makeOwner({ site: { displayName: "Kiln & Co", headline: "Clay" } });
    await Promise.all([
      makeLink(owner, "second", { order: "b0" }),
      makeLink(owner, "first", { order: "a0" }),
      makeLink(owner, "hidden", { enabled: false }),
      makeLink(owner, "evil", { url: "javascript:alert(1)" }),
      makeProduct(owner, { title: "Shown", stock: 2 }),
      makeProduct(owner, { title: "Draft", state: "draft" }),
      makeProduct(owner, { title: "Gone", state: "archived" }),
      makeProduct(owner, { title: "Malformed", price: -5 }),
      changeSite(owner, { internalNote: "not for visitors" }),
    ]);
    const site = await published(
      owner,
      "two links and one counted product",
      (one) => one.links.length === 2 && one.products[0]?.availability.state === "low",
    );
    expect(site).toMatchObject({ siteId: owner.uid, state: "live", displayName: "Kiln & Co", headline: "Clay", productCount: 1 });
    const edited = { title: "Shown anew", price: 4200, updatedAt: new Date() };
    await admin.firestore.doc(documents.product(owner.uid, site.products[0]?.id ?? "")).update(edited);
    const after = await published(owner, "the edited product", ({ products: [one] }) => one?.title === "Shown anew" && one.price === 4200);
    expect(after.version).toBeGreaterThan(site.version);
    expect(site.links.map((link) => link.id)).toEqual(["first", "second"]);
    expect(site.products[0]).toMatchObject({ title: "Shown", price: 2800, availability: { state: "low", left: 2 } });
    expect(site.shop).toEqual({
      currency: "EUR",
      open: true,
      payments: ["transfer", "cash"],
      deliveries: ["shipping", "pickup", "none"],
      shippingPrice: 490,
      freeOver: null,
      shippingVaries: false,
      taxMode: "none",
    });
    const raw = JSON.stringify(await readDocument(documents.published(owner.username)));
    for (const secret of [
      owner.email,
      "not for visitors",
      EVERYTHING_ON.transfer.instructions,
      EVERYTHING_ON.pickup.place,
      "Draft",
      "javascript",
    ])
      expect(raw).not.toContain(secret);
    expect(Object.keys((await readDocument(documents.published(owner.username))) ?? {}).toSorted()).toEqual(
      Object.keys(publishedCopySchema.shape).toSorted(),
    );
  });

  test("carries where things are collected once its owner shows it, and no longer than pick-up is offered", async ({ owner }) => {
    const change = (changes: Record<string, boolean>) => admin.firestore.doc(documents.shopSettings(owner.uid)).update(changes);
    await change({ "pickup.shown": true });
    await published(owner, "the place", (site) => site.pickupPlace === EVERYTHING_ON.pickup.place);
    await change({ "pickup.enabled": false });
    await published(owner, "no place", (site) => site.pickupPlace === "");
  });

  test("follows every edit with a rising version", async ({ owner }) => {
    const before = await published(owner, "a page", () => true);
    await changeSite(owner, { headline: "New today" });
    const after = await published(owner, "the new headline", (site) => site.headline === "New today");
    expect(after.version).toBeGreaterThan(before.version);
  });

  test("says sold out when the last item is sold, and only of the whole when every variant is", async ({ owner }) => {
    const single = await makeProduct(owner, { stock: 1, order: "a0" });
    const varied = await makeProduct(owner, {
      order: "b0",
      variants: [
        { id: "blue", name: "Blue", price: 900 },
        { id: "sand", name: "Sand", price: null },
      ],
    });
    await setStock(owner, varied, "blue", 0);
    const quote = await run("quote", { username: owner.username, lines: [cartLine(single)], delivery: "pickup" });
    await run("place-order", orderInput(owner, quote));
    const site = await published(
      owner,
      "sold out",
      (one) => one.products[0]?.availability.state === "sold_out" && one.products.length === 2,
    );
    expect(site.products[1]).toMatchObject({ availability: { state: "in_stock", left: null } });
    expect(site.products[1]?.variants).toEqual([
      { id: "blue", name: "Blue", price: 900, values: ["Blue"], image: null, availability: { state: "sold_out", left: 0 } },
      { id: "sand", name: "Sand", price: 2800, values: ["Sand"], image: null, availability: { state: "in_stock", left: null } },
    ]);
  });

  test("goes when the owner takes the page back, and comes back with it", async ({ owner }) => {
    await published(owner, "a page", () => true);
    await changeSite(owner, { published: false });
    await gone(owner);
    await changeSite(owner, { published: true });
    await published(owner, "the page again", () => true);
  });

  test("of a suspended site is its name and nothing more", async () => {
    const owner = await makeOwner({ site: { displayName: "Suspended shop", bio: "Once here" } });
    await makeProduct(owner);
    await changeSite(owner, { suspendedAt: new Date() });
    const site = await published(owner, "suspended", (one) => one.state === "suspended");
    expect(site).toMatchObject({ username: owner.username, displayName: "", bio: "", links: [], products: [], productCount: 0 });
    expect(site.shop.open).toBe(false);
  });

  test("moves with a new name; the old page goes", async () => {
    const owner = await makeOwner({ site: { displayName: "Moving shop" } });
    await published(owner, "a page", () => true);
    const username = randomName();
    await run("change-username", { username }, { token: owner.token });
    const site = await published({ username }, "the page under its new name", () => true);
    expect(site).toMatchObject({ username, displayName: "Moving shop", siteId: owner.uid });
    await gone(owner);
  });

  test("is spread over pages beyond 48 products, and pages that are not needed any more go", async ({ owner }) => {
    const ids: string[] = [];
    for (let index = 0; index < 50; index++)
      ids.push(await makeProduct(owner, { title: `P${index}`, order: `a${String(index).padStart(3, "0")}` }));
    const site = await published(owner, "50 products", (one) => one.productCount === 50);
    expect(site.products).toHaveLength(48);
    const second = await eventually("page 2", async () => {
      const page = await readDocument(documents.publishedProducts(owner.username, 2));
      return page?.products.length === 2 && page;
    });
    expect(second.products.map((product: { title: string }) => product.title)).toEqual(["P48", "P49"]);
    await Promise.all(ids.slice(0, 3).map((id) => admin.firestore.doc(documents.product(owner.uid, id)).update({ state: "archived" })));
    await published(owner, "47 products", (one) => one.productCount === 47);
    expect(await readDocument(documents.publishedProducts(owner.username, 2))).toBeNull();
  });

  test("is not rebuilt by an order that takes no counted stock", async ({ owner, vase }) => {
    const before = await published(owner, "one product", (one) => one.productCount === 1);
    await triggersPassed();
    const settled = (await readPublished(owner.username))?.version ?? before.version;
    const quote = await run("quote", { username: owner.username, lines: [cartLine(vase)], delivery: "pickup" });
    await run("place-order", orderInput(owner, quote));
    await triggersPassed();
    expect((await readPublished(owner.username))?.version).toBe(settled);
  });
});
