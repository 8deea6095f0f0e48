import { bookingPaths } from "@awning/domain/booking/paths";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { OWN_SHOTS } from "./own-shots.ts";
import type { Shot } from "./shot.ts";

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
  { name: "kiln-book", path: bookingPaths.list("kiln") },
  { name: "kiln-book-wheel", path: bookingPaths.service("kiln", "two-hours-at-the-wheel") },
  { name: "kiln-book-class", path: bookingPaths.service("kiln", "hand-building-class") },
  { name: "kiln-chat", path: ownPaths.chat("kiln") },
  { name: "kiln-page", path: pagePaths.page("kiln", "the-studio") },
  { name: "own-data", path: pagePaths.data("kiln") },
  { name: "find-order", path: sitePaths.findOrder("kiln") },
  { name: "withdraw", path: ownPaths.withdraw("kiln") },
  { name: "withdraw-confirm", path: ownPaths.withdraw("kiln"), act: withdraw },
  { name: "change-address", path: `${paths.auth.confirmEmail}?change=code` },
  { name: "put-back-address", path: `${paths.auth.confirmEmail}?back=code` },
  { name: "tempo", path: sitePaths.home("tempo") },
  { name: "tempo-shop", path: sitePaths.shop("tempo") },
  ...OWN_SHOTS,
];

async function addToBasket(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /add to basket/i })
    .first()
    .click();
  await page.getByRole("dialog").first().waitFor();
}

async function withdraw(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill("Corner store");
  await page.getByLabel("Order number").fill("35");
  await page.getByLabel(/^email/i).fill("corner-store@example.test");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Confirm" }).waitFor();
}
