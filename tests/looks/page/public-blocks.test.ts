import { THEMES } from "@awning/domain/design/theme";
import { PLAIN_LINK } from "@awning/domain/link/link";
import { newBlock } from "@awning/domain/page/block";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect, test } from "vitest";
import { everyBlock } from "../../support/blocks.ts";
import { makeOwner, makeProduct } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { makePage, publishPage } from "../../support/own-pages.ts";
import { lookAt } from "../support/look-at.ts";
import { stage } from "../support/stage.ts";
import { testThemes } from "../support/themes.ts";

const PHONE = { width: 390, height: 844 };

const owner = await makeOwner({ site: { displayName: "Harbour pots", socials: [{ kind: "email", url: "mailto:harbour@example.test" }] } });
await makeProduct(owner, { title: "Bud vase", slug: "bud-vase", stock: 3 });
const at = new Date();
const link = { ...PLAIN_LINK, type: "web", title: "Saturday market", url: "https://market.example.test/" };
await admin.firestore.collection(collections.links(owner.uid)).add({ ...link, order: "a0", createdAt: at, updatedAt: at });
await admin.firestore.doc(informationDocuments.profileSettings(owner.uid)).set({
  zone: "Europe/Tallinn",
  shown: ["hours"],
  hours: { week: { mon: [{ from: "10:00", until: "18:00" }], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, special: {} },
});
await makePage(owner, "workshop", { title: "Workshop", blocks: everyBlock(owner.uid) });
await publishPage(owner, "workshop");
const path = pagePaths.page(owner.username, "workshop");
const page = await stage.person({ viewport: PHONE, reducedMotion: "reduce" });
// Pictures of the sample blocks are in no bucket.
await page.route(/\/o\/media/, (route) => route.fulfill({ status: 404 }));

testThemes("a page with every block has no serious fault in the theme %s, light and dark, and fits 320 px", async (theme) => {
  await admin.firestore.doc(documents.site(owner.uid)).update({ theme, updatedAt: new Date() });
  await page.goto(path);
  expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
  expect(await lookAt(page, { axe: "serious" })).toEqual([]);
});

test("beside a picture a button is as high as any other, and the menu begins where the page does", async () => {
  const picture = everyBlock(owner.uid).find((block) => block.type === "image");
  const button = everyBlock(owner.uid).find((block) => block.type === "button");
  const columns = newBlock("columns", "c");
  if (!picture || !button || columns.type !== "columns") throw new Error("no such blocks");
  const beside = { ...columns, columns: [{ blocks: [{ ...picture, id: "p" }] }, { blocks: [{ ...button, id: "b" }] }] };
  await makePage(owner, "beside", { title: "Beside", blocks: [beside, { ...button, id: "alone" }] });
  await publishPage(owner, "beside");
  const its = pagePaths.page(owner.username, "beside");
  await page.setViewportSize({ width: 1280, height: 860 });
  for (const theme of THEMES) {
    await admin.firestore.doc(documents.site(owner.uid)).update({ theme, updatedAt: new Date() });
    await page.goto(its);
    expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
    const [held, alone] = await page.getByRole("link", { name: "Visit us" }).evaluateAll((all) => all.map((one) => one.clientHeight));
    expect([theme, held]).toEqual([theme, alone]);
    const [menu, main] = [await page.locator(".tabs").boundingBox(), await page.getByRole("main").boundingBox()];
    expect([theme, menu?.x, menu?.width]).toEqual([theme, main?.x, main?.width]);
  }
});
