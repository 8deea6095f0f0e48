// A picture of every route, phone and desktop, light and dark, into `pictures/`. Words after the command keep only the
// routes whose name has one of them: `npm run pictures -- orders checkout`.
import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { paths, sitePaths } from "@awning/domain/paths";
import type { Browser, Page } from "playwright-core";
import { openBrowser } from "./lib/browser.ts";
import { withSuite } from "./lib/suite.ts";
import { DEMO_PASSWORD } from "./seed/shop.ts";
import { Suite } from "./seed/suite.ts";

const TARGET = fileURLToPath(new URL("../pictures", import.meta.url));
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const MODES = ["light", "dark"] as const;
type Shot = { name: string; path: string; isPrivate?: boolean; act?: (page: Page) => Promise<void> };

const shots: Shot[] = [
  { name: "home", path: paths.home },
  { name: "pricing", path: paths.pricing },
  { name: "terms", path: paths.terms },
  { name: "privacy", path: paths.privacy },
  { name: "cookies", path: paths.cookies },
  { name: "login", path: paths.auth.login },
  { name: "signup", path: `${paths.auth.signup}?username=moon-jar` },
  { name: "signup-success", path: paths.signupSuccess },
  { name: "forgot-password", path: paths.auth.forgotPassword },
  { name: "update-password", path: `${paths.auth.updatePassword}?code=none` },
  { name: "resend-confirmation", path: paths.auth.resendConfirmation },
  { name: "auth-code-error-expired", path: `${paths.auth.codeError}?reason=expired&for=confirm` },
  { name: "auth-code-error-used", path: `${paths.auth.codeError}?reason=used&for=reset` },
  { name: "email-preview", path: paths.emailPreview },
  { name: "test-auth", path: paths.testAuth },
  { name: "not-found", path: "/analytics" },
  { name: "free-name", path: "/moon-jar-studio" },
  { name: "kiln", path: sitePaths.home("kiln") },
  { name: "kiln-shop", path: sitePaths.shop("kiln") },
  { name: "kiln-product", path: sitePaths.product("kiln", "speckled-mug") },
  { name: "kiln-sold-out", path: sitePaths.product("kiln", "night-blue-teapot") },
  { name: "tempo", path: sitePaths.home("tempo") },
  { name: "tempo-shop", path: sitePaths.shop("tempo") },
  { name: "dashboard", path: paths.dashboard, isPrivate: true },
  { name: "links", path: paths.links, isPrivate: true },
  { name: "information", path: paths.information, isPrivate: true },
  { name: "products", path: paths.products, isPrivate: true },
  { name: "product-new", path: paths.product("new"), isPrivate: true },
  {
    name: "product-edit",
    path: paths.products,
    isPrivate: true,
    act: (page) => page.getByRole("link", { name: "Speckled mug" }).first().click(),
  },
  { name: "orders", path: paths.orders, isPrivate: true },
  {
    name: "order",
    path: paths.orders,
    isPrivate: true,
    act: (page) =>
      page
        .getByRole("link", { name: /#10\d\d/ })
        .nth(4)
        .click(),
  },
  { name: "settings", path: paths.settings, isPrivate: true },
  { name: "account", path: paths.account, isPrivate: true },
  { name: "palette", path: paths.orders, isPrivate: true, act: (page) => page.keyboard.press("Control+k") },
];

/** Orders one bowl, so that the order pages can be seen with their key. */
async function orderShots(suite: Suite, page: Page): Promise<Shot[]> {
  await page.goto(suite.siteUrl + sitePaths.product("kiln", "egg-cups-pair"));
  const productId = await page
    .locator("[name=line], [data-product]")
    .first()
    .evaluate((element) => element.getAttribute("data-product") ?? element.getAttribute("value")?.split(".")[0] ?? "");
  const line = `${productId}.single.1`;
  const lines = [{ productId, variantId: "single", quantity: 1 }];
  const quote = await suite.command("quote", { username: "kiln", lines, delivery: "pickup" });
  const placed = await suite.command("place-order", {
    username: "kiln",
    key: randomBytes(18).toString("base64url"),
    lines,
    delivery: "pickup",
    payment: "transfer",
    shipTo: null,
    note: "",
    buyer: { name: "Corner store", email: "corner-store@example.test", phone: "" },
    acceptTerms: true,
    quoteHash: quote.hash,
    locale: "en",
  });
  const path = (address: string) => address.replace(suite.siteUrl, "");
  return [
    { name: "checkout", path: `${sitePaths.checkout("kiln")}?line=${line}` },
    { name: "order-confirmation", path: path(placed.confirmationUrl) },
    { name: "order-page", path: path(placed.orderUrl) },
    { name: "order-without-key", path: sitePaths.order("kiln", placed.orderId) },
  ];
}

async function picture(
  browser: Browser,
  suite: Suite,
  size: keyof typeof SIZES,
  mode: (typeof MODES)[number],
  wanted: readonly Shot[],
): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: mode,
    deviceScaleFactor: 1,
    hasTouch: size === "phone",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  let isSignedIn = false;
  for (const shot of [...wanted].sort((a, b) => Number(a.isPrivate ?? false) - Number(b.isPrivate ?? false))) {
    if (shot.isPrivate && !isSignedIn) {
      await signIn(page, suite);
      isSignedIn = true;
    }
    await page.goto(suite.siteUrl + shot.path);
    await settle(page);
    if (shot.act) {
      await shot.act(page);
      await settle(page);
    }
    await page.screenshot({ path: `${TARGET}/${shot.name}-${size}-${mode}.png`, fullPage: true });
    console.info(`${shot.name}-${size}-${mode}`);
  }
  await context.close();
}

async function signIn(page: Page, suite: Suite): Promise<void> {
  await page.goto(suite.siteUrl + paths.auth.login);
  await page.getByLabel(/e-mail/i).fill("kiln@example.test");
  await page.getByLabel(/^password/i).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: /^sign in|^log in/i }).click();
  await page.waitForURL(`**${paths.dashboard}`);
}

// Live screens never go idle on the network; what counts is that nothing is loading any more.
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 10_000 })
    .catch(() => console.warn(`still busy: ${page.url()}`));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].filter((image) => image.loading !== "lazy").map((image) => image.decode().catch(() => undefined)),
    );
  });
  await page.waitForTimeout(400);
}

await withSuite({ data: "demo" }, async () => {
  const suite = new Suite();
  const words = process.argv.slice(2);
  await mkdir(TARGET, { recursive: true });
  const browser = await openBrowser();
  const first = await browser.newPage();
  const all = [...shots, ...(await orderShots(suite, first))];
  await first.close();
  const wanted = words.length === 0 ? all : all.filter((shot) => words.some((word) => shot.name.includes(word)));
  for (const size of ["phone", "desktop"] as const) for (const mode of MODES) await picture(browser, suite, size, mode, wanted);
  await browser.close();
});
