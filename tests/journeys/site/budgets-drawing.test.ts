/** @module-tag full */
import { PLAIN_LINK } from "@awning/domain/link/link";
import { collections } from "@awning/domain/routes/firestore-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DRAWN } from "../../../tools/lib/budgets/limits.ts";
import { makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { eightyBlocks, HOURS, manyLinks, manyProducts, SOCIALS } from "../../support/full-page.tsx";
import { makePage, publishPage } from "../../support/own-pages.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let path: string;

beforeAll(async () => {
  stage = await openStage();
  owner = await makeOwner({ site: { displayName: "Harbour pots", socials: SOCIALS.map((one, at) => ({ id: `${at}`, ...one })) } });
  const at = new Date();
  const batch = admin.firestore.batch();
  batch.set(admin.firestore.doc(informationDocuments.profileSettings(owner.uid)), { hours: { ...HOURS, special: {} }, shown: ["hours"] });
  for (const [index, { title, slug, description, images, price }] of manyProducts(owner.uid).entries())
    await makeProduct(owner, { title, slug, description, images, price, order: `a0${index.toString(36).padStart(2, "0")}1` });
  for (const [index, { id, ...link }] of manyLinks.entries()) {
    const order = `a${index.toString(36).padStart(3, "0")}1`;
    batch.set(admin.firestore.collection(collections.links(owner.uid)).doc(id), {
      ...PLAIN_LINK,
      ...link,
      order,
      createdAt: at,
      updatedAt: at,
    });
  }
  await batch.commit();
  await makePage(owner, "everything", { title: "Everything", blocks: eightyBlocks(owner.uid) });
  await publishPage(owner, "everything");
  path = pagePaths.page(owner.username, "everything");
  const isWhole = (html: string) => html.match(/class="link"/g)?.length === manyLinks.length && html.includes("/shop/piece-");
  await htmlOnce(path, isWhole);
});
afterAll(() => stage.close());

/** What a browser did to draw a page until all of it stood. */
async function drawing(page: Page): Promise<Record<string, number>> {
  const tool = await page.context().newCDPSession(page);
  await tool.send("Performance.enable");
  await page.goto(path);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const { metrics } = await tool.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { boxes: of("LayoutObjects"), layouts: of("LayoutCount"), styles: of("RecalcStyleCount") };
}

test.each([
  ["a phone", { width: 390, height: 844 }],
  ["a desktop", { width: 1440, height: 900 }],
])("a page of 80 blocks and 200 links is drawn on %s with so much work and no more", async (_, viewport) => {
  const page = await stage.person({ viewport });
  // Pictures of the sample blocks are in no bucket.
  await page.route(/\/o\/media/, (route) => route.fulfill({ status: 404 }));
  const work = await drawing(page);
  if (process.env.WEIGHTS) console.info(viewport, work);
  expect(work.boxes).toBeGreaterThan(1000);
  for (const what of ["boxes", "layouts", "styles"] as const) expect(work[what], what).toBeLessThanOrEqual(DRAWN[what]);
});
