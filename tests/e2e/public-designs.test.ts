import { collections, documents } from "@awning/domain/collections";
import { DEFAULT_DESIGN, type Design } from "@awning/domain/design";
import { designMark } from "@awning/domain/design-mark";
import { sitePaths } from "@awning/domain/paths";
import { THEMES } from "@awning/domain/theme";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOwner, makeProduct, type Owner } from "../support/builders.ts";
import { admin } from "../support/emulators.ts";
import { scrollsSideways, seriousFaults } from "./support/axe.ts";
import { openStage } from "./support/stage.ts";

const PHONE = { width: 390, height: 844 };
// Picks that fail one another, so that every colour on the page is a corrected one.
const MISFIT: Design = {
  ...DEFAULT_DESIGN,
  colors: { bg: "#7d8597", text: "#6c757d", button: "#d98a5f", buttonText: "#ffffff", accent: "#e9c46a" },
  layout: "grid",
  spacing: "airy",
};
const DEEP: Design = {
  ...DEFAULT_DESIGN,
  colors: { bg: "#1d3557", text: "#f1faee", button: "#e63946", buttonText: "#ffffff", accent: "#ffb703" },
  background: { ...DEFAULT_DESIGN.background, kind: "gradient", to: "#457b9d" },
  buttons: { shape: "pill", radius: 16, fill: "outline" },
};
const LINK = {
  type: "web",
  subtitle: "Six minutes",
  url: "https://market.example.test/",
  thumb: null,
  enabled: true,
  style: "normal",
  createdAt: new Date(),
  updatedAt: new Date(),
};
let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  owner = await makeOwner({ site: { displayName: "Harbour pots", headline: "Stoneware, thrown and fired", bio: "We fire on Thursdays." } });
  await makeProduct(owner, { title: "Bud vase" });
  for (const [order, title] of ["Saturday market", "How a bowl is made"].entries())
    await admin.firestore.collection(collections.links(owner.uid)).add({ ...LINK, title, order: `a${order}` });
  page = await stage.person({ viewport: PHONE });
});
afterAll(() => stage.close());

async function wear(theme: (typeof THEMES)[number], applied: Design, rev: number): Promise<void> {
  const batch = admin.firestore.batch();
  batch.set(admin.firestore.doc(documents.designSettings(owner.uid)), { draft: null, applied, rev, updatedAt: new Date() });
  batch.update(admin.firestore.doc(documents.site(owner.uid)), { theme });
  await batch.commit();
}

let rev = 0;
test.each(
  THEMES.flatMap((theme) => [
    { theme, name: "colours that fail one another", design: MISFIT },
    { theme, name: "a gradient and outlines", design: DEEP },
  ]),
)("$theme with $name has nothing serious that axe finds, by day and by night", { timeout: 90_000 }, async ({ theme, design }) => {
  rev += 1;
  await wear(theme, design, rev);
  for (const path of [sitePaths.home(owner.username), sitePaths.shop(owner.username)]) {
    await expect
      .poll(
        async () => {
          await page.goto(path);
          const worn = await page.locator("html").evaluate((root) => ({ ...root.dataset }));
          return [worn.theme, worn.design?.startsWith(designMark(design))];
        },
        { timeout: 20_000 },
      )
      .toEqual([theme, true]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await seriousFaults(page)).toEqual([]);
    }
    expect(await scrollsSideways(page)).toBe(false);
  }
});
