import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { cartLine, makeOwner, orderInput } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { frozenDocuments, ofSite, RELEASES } from "../../support/frozen.ts";
import { htmlOnce } from "../../support/site-pages.ts";

/** The parts of a shop that its page and its checkout read. */
const PARTS = ["settings", "links", "products", "stock", "services", "schedules"];

test.each(RELEASES)("the shop that %s left behind is shown, sold from and booked at", async (release) => {
  const owner = await makeOwner();
  const all = frozenDocuments(release);
  const shop = all.find(({ path, fields }) => /^sites\/[^/]+$/.test(path) && fields.username === "tempo")?.path ?? "";
  const siteId = shop.split("/")[1] ?? "";
  const parts = all.filter(({ path }) => path.startsWith(`${shop}/`) && PARTS.includes(path.split("/")[2] ?? ""));
  const products = parts.filter(({ path, fields }) => path.includes("/products/") && fields.state === "active");
  expect(products.length).toBeGreaterThan(2);
  const { username, shopNotes: _, ...site } = all.find(({ path }) => path === shop)?.fields ?? {};
  expect(username).toBe("tempo");
  for (const { path, fields } of parts) await admin.firestore.doc(path.replace(siteId, owner.uid)).set(ofSite(fields, siteId, owner.uid));
  await admin.firestore.doc(documents.site(owner.uid)).update(ofSite(site, siteId, owner.uid));

  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes(String(site.displayName)));
  await htmlOnce(sitePaths.shop(owner.username), (html) => products.every(({ fields }) => html.includes(`/shop/${fields.slug}`)));
  const services = parts.filter(({ path, fields }) => path.includes("/services/") && fields.state === "active");
  expect(services.length).toBeGreaterThan(0);
  for (const { fields } of services)
    await htmlOnce(`/${owner.username}/book/${fields.slug}`, (html) => html.includes(String(fields.title)));

  const [one] = products.filter(({ fields }) => fields.kind === "service" || fields.kind === "physical");
  const productId = one?.path.split("/").at(-1) ?? "";
  const variants = Object.keys((one?.fields.variants ?? {}) as object);
  const lines = [cartLine(productId, 1, variants[0] ?? "single")];
  const quote = await run("quote", { username: owner.username, lines, delivery: "pickup" });
  expect(quote.lines.map(({ problem }) => problem)).toEqual([null]);
  const { orderId } = await run("place-order", orderInput(owner, quote));
  expect((await admin.firestore.doc(documents.order(owner.uid, orderId)).get()).get("total")).toBe(quote.total);
});
