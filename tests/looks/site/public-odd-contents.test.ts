import { emptyCopy } from "@awning/domain/published/projection";
import { NO_PROFILE, type PublishedSite } from "@awning/domain/published/published";
import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { gone } from "../../support/absence.ts";
import { randomName } from "../../support/builders.ts";
import { admin, SITE } from "../../support/emulators.ts";
import { publishedSite } from "../../support/public-pages.ts";
import { openDemoShops } from "../support/demo-shops.ts";
import { lookAt } from "../support/look-at.ts";
import { stage } from "../support/stage.ts";
import { testThemes } from "../support/themes.ts";

const WIDTHS = [320, 390, 1440];

const page = await stage.person();
await openDemoShops();
const model = await publishedSite("kiln");

const ARABIC = "مقهى الياسمين في الحي القديم ";
const EMOJI = "👩‍👩‍👧‍👦🥐🔥🏺🇩🇪";
const written = (text: string, length: number) => text.repeat(40).slice(0, length).toWellFormed().trim();

/** What a page can hold beside what our own shops show. */
const CONTENTS: Readonly<Record<string, (site: PublishedSite) => PublishedSite>> = {
  "a page from right to left, with signs": (site) => ({
    ...site,
    profile: { ...site.profile, language: "ar" },
    displayName: written(ARABIC, 60),
    headline: written(`${EMOJI} ${ARABIC}`, 80),
    bio: written(ARABIC, 500),
    links: site.links.map((link) => ({
      ...link,
      title: written(`${ARABIC}${EMOJI}`, 80),
      subtitle: link.subtitle && written(ARABIC, 120),
    })),
  }),
  "nothing but signs": (site) => ({
    ...site,
    displayName: EMOJI.repeat(2),
    headline: EMOJI.repeat(3),
    bio: EMOJI.repeat(15),
    links: site.links.map((link) => ({ ...link, title: EMOJI.repeat(3), subtitle: link.subtitle && EMOJI.repeat(5) })),
  }),
  "200 links": (site) => {
    const plain = site.links.filter((link) => link.type === "web");
    const links = Array.from({ length: 200 }, (_, index) => plain[index % plain.length]).flatMap((link, index) =>
      link ? [{ ...link, id: `l${index}`, title: `${index + 1} ${link.title}` }] : [],
    );
    return { ...site, links };
  },
  nothing: (site) => ({
    ...site,
    headline: "",
    bio: "",
    avatar: null,
    cover: null,
    socials: [],
    links: [],
    products: [],
    productCount: 0,
    collections: [],
    pages: [],
    profile: NO_PROFILE,
    legal: [],
  }),
};

/** Puts a public copy in place, as its trigger would. */
async function show(site: PublishedSite): Promise<string> {
  await admin.firestore.doc(documents.published(site.username)).set({ ...emptyCopy(site), ...site });
  return sitePaths.home(site.username);
}

testThemes("the theme %s holds odd contents at any width", async (theme) => {
  const faults: string[] = [];
  for (const [kind, change] of Object.entries(CONTENTS)) {
    const path = await show({ ...change(model), theme, username: randomName("odd") });
    await page.goto(path);
    for (const fault of await lookAt(page, { widths: WIDTHS, axe: "none" })) faults.push(`${kind} at ${fault}`);
  }
  expect(faults).toEqual([]);
});

test("the head says language, direction, the one address, its languages and who it is", async () => {
  const username = randomName("head");
  const path = await show({ ...model, username, profile: { ...model.profile, language: "ar" } });
  await page.goto(path);
  const said = await page.evaluate(() => ({
    language: document.documentElement.lang,
    direction: getComputedStyle(document.body).direction,
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    languages: [...document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]")].map((one) => [one.hreflang, one.href]),
    robots: document.querySelector("meta[name=robots]"),
    data: document.querySelector('script[type="application/ld+json"]')?.textContent ?? "",
  }));
  const address = SITE + path;
  expect(said).toMatchObject({ language: "ar", direction: "rtl", canonical: address, robots: null });
  expect(said.languages).toEqual([
    ["ar", address],
    ["x-default", address],
  ]);
  expect(JSON.parse(said.data)).toMatchObject({ "@type": "ProfilePage", url: address, mainEntity: { name: model.displayName } });
});

test("who wants to be left out is, in the head and in the answer, and can be shared all the same", async () => {
  const path = await show({ ...model, username: randomName("quiet"), seo: { title: "", description: "", image: null, noindex: true } });
  const answer = await page.goto(path);
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  await gone(page.locator("link[hreflang]"));
  expect(await page.locator('meta[property="og:image"]').getAttribute("content")).toContain("/share/");
});
