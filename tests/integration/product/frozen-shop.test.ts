/**
 * Its documents are parsed by tests/unit/frozen.test.ts, the migrations run in tests/model.
 * @module-tag full
 */
import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { FieldValue } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { MIGRATIONS } from "../../../functions/src/scheduled/migrations/run-migrations.ts";
import { cartLine, makeOwner, type Owner, orderInput } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin, withoutTriggers } from "../../support/emulators.ts";
import { frozenDocuments, ofSite, pagesFile, RELEASES } from "../../support/frozen.ts";
import { sweep } from "../../support/jobs.ts";
import { queueUntold } from "../../support/outbox.ts";
import { bodyOf, htmlOnce } from "../../support/site-pages.ts";

/** The parts of a shop that its page and its checkout read. */
const PARTS = ["settings", "links", "products", "stock", "services", "schedules"];

/** What a visitor reads and where it leads, under the name that the shop had. */
function wordsOf(html: string, { username, uid }: Owner): string {
  const words = bodyOf(html)
    .replace(/<a\b[^>]*?\shref="([^"]*)"[^>]*>/g, "\n[$1] ")
    .replace(/<[^>]+>/g, "\n")
    .replaceAll(uid, "<owner>")
    .replaceAll(username, "tempo");
  return `${words
    .split("\n")
    .flatMap((line) => line.trim() || [])
    .join("\n")}\n`;
}

/** An account and an unsent mail as they were before the migrations, none of which has run. */
async function leaveOldShapes({ uid, email }: Owner): Promise<string> {
  await admin.firestore.doc(documents.account(uid)).update({ signInCheckAt: FieldValue.delete() });
  const mailId = `frozen-${uid}`;
  const subject = { uid: null, siteId: uid, orderId: null };
  await queueUntold({ id: mailId, kind: "account-exists", to: email, subject });
  const none = FieldValue.delete();
  await admin.firestore.doc(documents.mail(mailId)).update({ state: "queued", lane: none, line: none, place: none });
  await admin.firestore.doc(documents.job("schema")).set({ version: 0, wanted: MIGRATIONS.length, since: new Date(0), cursor: null });
  return mailId;
}

test.each(RELEASES)("the shop that %s left behind is migrated, looks as it did, is sold from and booked at", async (release) => {
  const owner = await makeOwner();
  const all = frozenDocuments(release);
  const shop = all.find(({ path, fields }) => /^sites\/[^/]+$/.test(path) && fields.username === "tempo")?.path ?? "";
  const siteId = shop.split("/")[1] ?? "";
  const parts = all.filter(({ path }) => path.startsWith(`${shop}/`) && PARTS.includes(path.split("/")[2] ?? ""));
  const products = parts.filter(({ path, fields }) => path.includes("/products/") && fields.state === "active");
  expect(products.length).toBeGreaterThan(2);
  const { username, shopNotes: _, ...site } = all.find(({ path }) => path === shop)?.fields ?? {};
  expect(username).toBe("tempo");
  // One renewal, by the site, in the place of one for each part.
  await withoutTriggers(async () => {
    for (const { path, fields } of parts) await admin.firestore.doc(path.replace(siteId, owner.uid)).set(ofSite(fields, siteId, owner.uid));
  });
  await admin.firestore.doc(documents.site(owner.uid)).update(ofSite(site, siteId, owner.uid));

  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes(String(site.displayName)));
  await htmlOnce(sitePaths.shop(owner.username), (html) => products.every(({ fields }) => html.includes(`/shop/${fields.slug}`)));
  const services = parts.filter(({ path, fields }) => path.includes("/services/") && fields.state === "active");
  expect(services.length).toBeGreaterThan(0);
  for (const { fields } of services)
    await htmlOnce(`/${owner.username}/book/${fields.slug}`, (html) => html.includes(String(fields.title)));

  const mailId = await leaveOldShapes(owner);
  await sweep("documentsMigrated");
  expect((await admin.firestore.doc(documents.job("schema")).get()).get("version")).toBe(MIGRATIONS.length);
  expect((await admin.firestore.doc(documents.account(owner.uid)).get()).get("signInCheckAt")).toBeDefined();
  expect((await admin.firestore.doc(documents.mail(mailId)).get()).get("lane")).toBe("prompt");
  const addresses = [
    sitePaths.home(owner.username),
    sitePaths.shop(owner.username),
    ...products.map(({ fields }) => `/${owner.username}/shop/${fields.slug}`),
  ];
  const pages = await Promise.all(addresses.map(async (path) => `# ${path}\n${wordsOf(await htmlOnce(path), owner)}`));
  await expect(pages.join("\n").replaceAll(owner.username, "tempo")).toMatchFileSnapshot(pagesFile(release));

  const [one] = products.filter(({ fields }) => fields.kind === "service" || fields.kind === "physical");
  const productId = one?.path.split("/").at(-1) ?? "";
  const variants = Object.keys((one?.fields.variants ?? {}) as object);
  const lines = [cartLine(productId, 1, variants[0] ?? "single")];
  const quote = await run("quote", { username: owner.username, lines, delivery: "pickup" });
  expect(quote.lines.map(({ problem }) => problem)).toEqual([null]);
  const { orderId } = await run("place-order", orderInput(owner, quote));
  expect((await admin.firestore.doc(documents.order(owner.uid, orderId)).get()).get("total")).toBe(quote.total);
});
