import { randomBytes } from "node:crypto";
import { reservationPaths } from "@awning/domain/booking/paths";
import { publishedSiteSchema } from "@awning/domain/published/published";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { orderPaths, ownPagePaths, PAGE_DATA_HEADER, paths, peoplePaths, sitePaths } from "@awning/domain/routes/paths";
import { INFORMATION_SECTIONS, SETTINGS_SECTIONS, settingsPaths } from "@awning/domain/routes/settings-paths";
import type { Page } from "playwright-core";
import * as z from "zod/mini";
import type { Suite } from "../seed/suite.ts";

export type Shot = {
  name: string;
  path: string;
  isPrivate?: boolean;
  /** Interaction before the screenshot. */
  act?: (page: Page) => Promise<void>;
  /** An overlay, captured as the viewport instead of the whole page. */
  isOverlay?: boolean;
};

/** Whose dashboard is shown. */
export const OWNER = "kiln@example.test";

/** Every address of the app and the demo shops' public pages. */
export const SHOTS: readonly Shot[] = [
  { name: "home", path: paths.home },
  { name: "pricing", path: paths.pricing },
  { name: "contact", path: paths.contact },
  { name: "terms", path: paths.terms },
  { name: "privacy", path: paths.privacy },
  { name: "cookies", path: paths.cookies },
  { name: "login", path: paths.auth.login },
  { name: "signup", path: `${paths.auth.signup}?username=moon-jar` },
  { name: "signup-success", path: paths.signupSuccess },
  { name: "forgot-password", path: paths.auth.forgotPassword },
  { name: "update-password-without-link", path: paths.auth.updatePassword },
  { name: "confirm-email-bad-link", path: `${paths.auth.confirmEmail}?code=none` },
  { name: "resend-confirmation", path: paths.auth.resendConfirmation },
  { name: "auth-code-error-expired", path: `${paths.auth.codeError}?reason=expired&for=confirm` },
  { name: "auth-code-error-used", path: `${paths.auth.codeError}?reason=used&for=reset` },
  { name: "email-preview", path: paths.emailPreview },
  { name: "test-auth", path: paths.testAuth },
  { name: "not-found", path: "/no/such/page" },
  { name: "free-name", path: sitePaths.home("moon-jar-studio") },
  { name: "kiln", path: sitePaths.home("kiln") },
  { name: "kiln-shop", path: sitePaths.shop("kiln") },
  { name: "kiln-product", path: sitePaths.product("kiln", "speckled-mug") },
  { name: "kiln-sold-out", path: sitePaths.product("kiln", "night-blue-teapot") },
  { name: "kiln-basket", path: sitePaths.product("kiln", "egg-cups-pair"), act: addToBasket, isOverlay: true },
  { name: "tempo", path: sitePaths.home("tempo") },
  { name: "tempo-shop", path: sitePaths.shop("tempo") },
  { name: "dashboard", path: paths.dashboard, isPrivate: true },
  { name: "links", path: paths.links, isPrivate: true },
  { name: "pages", path: ownPagePaths.list, isPrivate: true },
  { name: "design", path: paths.design, isPrivate: true },
  ...INFORMATION_SECTIONS.map((one) => ({ name: `information-${one}`, path: settingsPaths.information(one), isPrivate: true })),
  { name: "products", path: paths.products, isPrivate: true },
  { name: "collections", path: paths.collections, isPrivate: true },
  { name: "discounts", path: paths.discounts, isPrivate: true },
  { name: "product-new", path: paths.product("new"), isPrivate: true },
  { name: "orders", path: paths.orders, isPrivate: true },
  { name: "order-new", path: orderPaths.create, isPrivate: true },
  { name: "reservations", path: reservationPaths.list, isPrivate: true },
  { name: "services", path: reservationPaths.services, isPrivate: true },
  { name: "booking-hours", path: reservationPaths.hours, isPrivate: true },
  { name: "chat", path: chatPaths.inbox, isPrivate: true },
  { name: "visitors", path: peoplePaths.visitors, isPrivate: true },
  { name: "analytics", path: peoplePaths.analytics, isPrivate: true },
  { name: "settings", path: paths.settings, isPrivate: true },
  ...SETTINGS_SECTIONS.map((one) => ({ name: `settings-${one}`, path: settingsPaths.section(one), isPrivate: true })),
  { name: "account", path: paths.account, isPrivate: true },
  { name: "palette", path: paths.orders, isPrivate: true, act: (page) => page.keyboard.press("Control+k"), isOverlay: true },
];

async function addToBasket(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /add to basket/i })
    .first()
    .click();
  await page.getByRole("dialog").first().waitFor();
}

const shopDataSchema = z.object({ props: z.object({ site: publishedSiteSchema }) });

/** Screens with addresses that must first be created: a new order, a link from a mail. */
export async function makeFreshShots(suite: Suite): Promise<Shot[]> {
  const shop = await fetch(suite.siteUrl + sitePaths.shop("kiln"), { headers: { [PAGE_DATA_HEADER]: "1" } });
  const { products } = shopDataSchema.parse(await shop.json()).props.site;
  const product = (slug: string) => products.find((one) => one.slug === slug)?.id ?? "";
  const productId = product("egg-cups-pair");
  const lines = [{ productId, variantId: "single", quantity: 1 }];
  const quote = await suite.command("quote", { username: "kiln", lines, delivery: "pickup" });
  const placed = await suite.command("place-order", {
    username: "kiln",
    key: randomBytes(18).toString("base64url"),
    lines,
    delivery: "pickup",
    payment: "transfer",
    shipTo: null,
    note: "Please leave the boxes open.",
    buyer: { name: "Corner store", email: "corner-store@example.test", phone: "" },
    acceptTerms: true,
    quoteHash: quote.hash,
    locale: "en",
  });
  await suite.command("request-password-reset", { email: OWNER });
  const mail = await suite.waitForMail(OWNER, /password/i);
  const resetLink = new RegExp(`${paths.auth.updatePassword}[^\\s"<>]+`).exec(mail.text)?.[0];
  if (!resetLink) throw new Error(`The mail "${mail.subject}" has no link to a new password.`);
  const path = (address: string) => address.replace(suite.siteUrl, "");
  return [
    { name: "checkout", path: `${sitePaths.checkout("kiln")}?line=${productId}.single.1` },
    { name: "order-confirmation", path: path(placed.confirmationUrl) },
    { name: "order-page", path: path(placed.orderUrl) },
    { name: "order-without-key", path: sitePaths.order("kiln", placed.orderId) },
    { name: "update-password", path: resetLink },
    { name: "product", path: paths.product(product("speckled-mug")), isPrivate: true },
    { name: "order", path: paths.order(placed.orderId), isPrivate: true },
  ];
}
