import { paths } from "@awning/domain/routes/paths";
import type { Browser, Page } from "playwright-core";
import { DEMO_PASSWORD } from "../seed/shop.ts";
import type { Suite } from "../seed/suite.ts";
import { OWNER, type Shot } from "./shot.ts";

export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export const MODES = ["light", "dark"] as const;
export type Look = { size: keyof typeof SIZES; mode: (typeof MODES)[number] };

type Options = {
  browser: Browser;
  suite: Suite;
  look: Look;
  shots: readonly Shot[];
  /** The whole page, or only the viewport. */
  fullPage: boolean;
  take: (shot: Shot, picture: Buffer) => Promise<void>;
};

/** Opens each screen in one browser context, signed in if private, and passes on its screenshot (PNG). */
export async function photograph({ browser, suite, look, shots, fullPage, take }: Options): Promise<void> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    baseURL: suite.siteUrl,
    viewport: SIZES[look.size],
    colorScheme: look.mode,
    hasTouch: look.size === "phone",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  // Public screens first, before signing in.
  const inOrder = shots.toSorted((a, b) => Number(a.isPrivate ?? false) - Number(b.isPrivate ?? false));
  let isSignedIn = false;
  for (const shot of inOrder) {
    if (shot.isPrivate && !isSignedIn) await signIn(page);
    isSignedIn ||= shot.isPrivate ?? false;
    await page.goto(shot.path);
    await settle(page);
    if (shot.act) {
      // One screen that changed should not cost the pictures of the others.
      await shot.act(page).catch((error: unknown) => console.warn(`${shot.name} as it opens only: ${error}`));
      await settle(page);
    }
    await take(shot, await page.screenshot({ fullPage: fullPage && !shot.isOverlay }));
  }
  await context.close();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(paths.auth.login);
  await page.getByLabel(/e-?mail/i).fill(OWNER);
  await page.getByLabel(/^password/i).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: /^(log|sign) in$/i }).click();
  await page.waitForURL(`**${paths.dashboard}`);
}

// Live screens never become network idle, so this waits until nothing is loading.
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.locator("h1").first().waitFor();
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 10_000 })
    .catch(() => console.warn(`still busy: ${page.url()}`));
  await page.evaluate(async () => {
    // Loads lazy images for full-page screenshots.
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(300);
}
