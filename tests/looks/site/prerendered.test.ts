import { earlierVersions, LEGAL_DAYS } from "@awning/domain/account/legal-versions";
import { HOST_FORM_LABELS as LABELS } from "@awning/domain/contact/host-message-labels";
import { markAddress } from "@awning/domain/link/brand-drawings";
import { CONTACT_FORM_PATH, paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { PRERENDERED } from "../../../web/src/app/prerender/pages.ts";
import * as labels from "../../../web/src/features/marketing/home-labels.ts";
import { allFaults } from "../../support/axe.ts";
import { attributes, metaOf } from "../../support/site-pages.ts";
import { lookAt } from "../support/look-at.ts";
import { ORIGIN } from "../support/origin.ts";
import { stage, test } from "../support/stage.ts";

const EARLIER = Object.entries(LEGAL_DAYS).flatMap(([path, days]) => earlierVersions(path, days).map(({ address }) => address));

/** What stands there, whatever host the site was built for. */
const wordsOf = async (page: Page) => (await page.locator("main").innerText()).replace(/127\.0\.0\.1:\d+/g, "host");
const htmlOf = async (path: string) => (await fetch(ORIGIN + path)).text();

/** Keeps the app from a page. @returns lets it come */
async function holdApp(page: Page): Promise<() => void> {
  const { promise: held, resolve: letIn } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
}

test("every page of the site itself is among them", () => {
  expect(PRERENDERED.map(({ path }) => path).sort()).toEqual(
    [paths.home, paths.pricing, paths.contact, paths.privacy, paths.terms, paths.cookies, paths.signupSuccess, ...EARLIER].sort(),
  );
});

describe.each(PRERENDERED)("$path", ({ path, title, description, isHidden }) => {
  test("its first HTML has one heading, title, description, canonical address and share tags, and names no script of the app", async () => {
    const html = await htmlOf(path);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(title);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(metaOf(html, "description")).toBe(description);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toMatch(new RegExp(`^https?://[^/]+${path}$`));
    expect([metaOf(html, "og:title"), metaOf(html, "og:description")]).toEqual([title, description]);
    expect(metaOf(html, "og:url")).toMatch(new RegExp(`${path}$`));
    expect(metaOf(html, "og:image")).toMatch(/^https?:\/\/[^/]+\/share\.png$/);
    expect(metaOf(html, "robots")).toBe(isHidden ? "noindex" : null);
    expect(attributes(html, "src").filter((src) => src.includes("/assets/") && src.endsWith(".js"))).toEqual([]);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });

  test("it is read without script, and axe finds nothing", async ({ plain: page }) => {
    await page.goto(path);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(200);
    expect(await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).getAttribute("href")).toBe(paths.contact);
  });

  test("the app takes it over without drawing anything else", async ({ page }) => {
    await page.goto(path);
    const before = await wordsOf(page);
    await page.locator("body").press("Shift");
    await page.waitForFunction(() => Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__react")));
    await expect.poll(() => wordsOf(page)).toBe(before);
    expect(await page.title()).toBe(title);
    expect(await allFaults(page)).toEqual([]);
  });
});

test.each([320, 390, 1280])(
  "at %i px the claim is where it is with the headline’s font when fonts are blocked, and nothing is cut off",
  async (width) => {
    const place = async (blocks: boolean) => {
      const page = await stage.person({ viewport: { width, height: 844 }, reducedMotion: "reduce" });
      stage.expectComplaints(/ERR_FAILED/);
      if (blocks) await page.route(/\.woff2$/, (route) => route.abort());
      await page.goto(paths.home);
      await page.evaluate(() => document.fonts.ready);
      const box = await page.getByRole("button", { name: "Claim it" }).boundingBox();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.context().close();
      return box;
    };
    const [withFont, without] = [await place(false), await place(true)];
    expect(without?.y).toBeLessThan(844);
    expect(Math.abs((withFont?.y ?? 0) - (without?.y ?? 0))).toBeLessThan(60);
  },
);

test("what is typed on the contact page before the app is here stays in it, and what is sent then is answered by the server", async ({
  page,
}) => {
  const letIn = await holdApp(page);
  const main = page.getByRole("main");
  const fill = async () => {
    await page.goto(paths.contact);
    await main.getByRole("radio").nth(1).check();
    await main.getByLabel("Your email").fill("ana@museum.example.test");
    await main.getByLabel("Your message").fill("Too short.");
  };
  const typed = async () => [await main.getByLabel("Your message").inputValue(), await main.getByLabel("Your email").inputValue()];
  await fill();
  await main.getByRole("button", { name: LABELS.send }).click();
  await main.locator('[aria-invalid="true"]').waitFor();
  expect(new URL(page.url()).pathname).toBe(CONTACT_FORM_PATH);
  expect(await typed()).toEqual(["Too short.", "ana@museum.example.test"]);
  await fill();
  letIn();
  await main.getByText(LABELS.count(10)).waitFor();
  expect(await typed()).toEqual(["Too short.", "ana@museum.example.test"]);
  expect(await main.getByRole("radio").nth(1).isChecked()).toBe(true);
});

test("the phone of the front page can be used, and what is pressed before the app is here is done then", async ({ phone: page }) => {
  const letIn = await holdApp(page);
  await page.goto(paths.home);
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab(labels.chat).tap();
  expect(await tab(labels.chat).getAttribute("aria-selected")).toBe("false");
  letIn();
  await page.getByRole("button", { name: labels.chosenAnswer(labels.yesPlease) }).tap();
  await page.getByRole("status").getByText(labels.seenJustNow).waitFor();
  await tab(labels.chat).press("ArrowRight");
  await tab(labels.links).press("ArrowLeft");
  await tab(labels.chat).press("ArrowLeft");
  const time = labels.dayAndTime(labels.saturday, "14:30");
  await page.getByRole("button", { name: time, exact: true }).tap();
  await page.getByRole("button", { name: labels.bookButton(time) }).tap();
  await page.getByRole("status").getByText(labels.booked(time)).waitFor();
  expect(await lookAt(page, { widths: [390, 1280] })).toEqual([]);
});

test("icons, drawings of brands, manifest, robots and security.txt are there", async () => {
  const icons = ["/favicon.ico", "/favicon.svg", "/icon-192.png", "/icon-512.png", "/share.png"];
  for (const file of [...icons, "/manifest.webmanifest", markAddress("instagram")])
    expect([file, (await fetch(ORIGIN + file)).status]).toEqual([file, 200]);
  const manifest = await (await fetch(`${ORIGIN}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ start_url: paths.dashboard, display: "standalone", icons: expect.arrayContaining([]) });
  const security = await (await fetch(`${ORIGIN}/.well-known/security.txt`)).text();
  expect(security).toContain(`${paths.contact}\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test("what stands in for the dashboard until it starts is gone once it has", async ({ page }) => {
  await page.goto(paths.dashboard);
  await page.locator("#root > *").first().waitFor();
  // Not only unseen: the words for a slow start come into sight by themselves after ten seconds.
  const displayOf = (id: string) => page.locator(`#${id}`).evaluate((one) => getComputedStyle(one).display);
  expect([await displayOf("skeleton"), await displayOf("unstarted")]).toEqual(["none", "none"]);
  const busy = await page.locator("#skeleton").evaluate((one) => one.querySelectorAll('[aria-busy="true"]').length);
  expect(busy).toBe(0);
});
