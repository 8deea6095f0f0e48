import { DEFAULT_DESIGN, type Design } from "@awning/domain/design/design";
import { designHash } from "@awning/domain/design/design-hash";
import type { Theme } from "@awning/domain/design/theme";
import { PLAIN_LINK } from "@awning/domain/link/link";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/marketing/home-labels.ts";
import { makeOwner, makeProduct } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { lookAt } from "../support/look-at.ts";
import { stage } from "../support/stage.ts";
import { testThemes } from "../support/themes.ts";

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
const PICTURE = { id: "a1b2c3d4e5f6g7h8i9j0", widths: [320], width: 320, height: 240, alt: "A bowl", color: "#c0ffee" };
const LINK = { ...PLAIN_LINK, subtitle: "Six minutes", createdAt: new Date(), updatedAt: new Date() };
/** One link of each look: large, plain, drawing attention, below a heading, and folded into a group. */
const LINKS = {
  large: { type: "web", title: "Saturday market", url: "https://market.example.test/", style: "featured" },
  plain: { type: "web", title: "How a bowl is made", url: "https://bowl.example.test/" },
  loud: { type: "email", title: "Ask for a commission", url: "mailto:ask@example.test", highlight: "pulse" },
  heading: { type: "heading", title: "Elsewhere", url: "" },
  group: { type: "group", title: "Where we show", url: "" },
  inside: { type: "web", title: "A gallery by the sea", url: "https://gallery.example.test/", groupId: "group" },
};
const open = [{ from: "10:00", until: "18:00" }];
const PROFILE = {
  ...{ email: "harbour@example.test", phone: "+372 5550 1234", address: "Harbour lane 3\n1011 Tartu", zone: "Europe/Tallinn" },
  shown: ["email", "phone", "address", "hours"],
  hours: { week: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: [], sun: [] }, special: {} },
};

const owner = await makeOwner({
  site: {
    ...{ displayName: "Harbour pots", headline: labels.stonewareThrownAndFired, bio: "We fire on Thursdays: https://kiln.example.test/" },
    socials: [
      { kind: "email", url: "mailto:harbour@example.test" },
      { kind: "mastodon", url: "https://social.example.test/@harbour" },
    ],
  },
});
const picture = { ...PICTURE, siteId: owner.uid };
const batch = admin.firestore.batch();
batch.update(admin.firestore.doc(documents.site(owner.uid)), { cover: picture, avatar: picture });
for (const [at, [id, link]] of Object.entries(LINKS).entries())
  batch.set(admin.firestore.doc(`${collections.links(owner.uid)}/${id}`), { ...LINK, ...link, order: `a${at}` });
batch.set(admin.firestore.doc(informationDocuments.profileSettings(owner.uid)), PROFILE);
await batch.commit();
await makeProduct(owner, { title: "Bud vase", price: 2800, compareAt: 3200 });
const page = await stage.person({ viewport: PHONE });
// The pictures are in no bucket: what stands on them is read on their colour.
await page.route(/\/o\/media/, (route) => route.fulfill({ status: 404 }));

async function wear(theme: Theme, applied: Design | null, isPaused: boolean, rev: number): Promise<void> {
  const batch = admin.firestore.batch();
  const settings = admin.firestore.doc(documents.designSettings(owner.uid));
  if (applied) batch.set(settings, { draft: null, applied, rev, saveId: "", after: "", updatedAt: new Date() });
  else batch.delete(settings);
  batch.set(admin.firestore.doc(informationDocuments.pauseSettings(owner.uid)), { isOn: isPaused, note: "Away at a fair", backOn: "" });
  batch.update(admin.firestore.doc(documents.site(owner.uid)), { theme });
  await batch.commit();
}

/** What the page wears as it stands, and whether it says that the shop is paused. */
async function worn(): Promise<unknown[]> {
  const { theme, design = "" } = await page.locator("html").evaluate((root) => ({ ...root.dataset }));
  return [theme, design.replace(".home", ""), (await page.getByText("Away at a fair").count()) > 0];
}

const DESIGNS = {
  "nothing changed, in a pause": { design: null, isPaused: true },
  "colours that fail one another": { design: MISFIT, isPaused: false },
  "a gradient and outlines": { design: DEEP, isPaused: false },
};
let rev = 0;
for (const [name, { design, isPaused }] of Object.entries(DESIGNS))
  testThemes(`%s with ${name} has nothing serious that axe finds, by day and by night`, async (theme) => {
    rev += 1;
    await wear(theme, design, isPaused, rev);
    for (const path of [sitePaths.home(owner.username), sitePaths.shop(owner.username)]) {
      await page.goto(path);
      expect(await worn()).toEqual([theme, designHash(design), isPaused]);
      if (path === sitePaths.home(owner.username)) {
        await page.locator("summary", { hasText: "Where we show" }).click();
        for (const words of ["Saturday market", "A gallery by the sea", "+372 5550 1234", "Opening hours"])
          await page.getByText(words).first().waitFor();
      }
      expect(await lookAt(page, { axe: "serious" }), path).toEqual([]);
    }
  });
