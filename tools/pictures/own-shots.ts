import { reservationPaths } from "@awning/domain/booking/paths";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { orderPaths, ownPagePaths, paths, peoplePaths } from "@awning/domain/routes/paths";
import { INFORMATION_SECTIONS, SETTINGS_SECTIONS, settingsPaths } from "@awning/domain/routes/settings-paths";
import type { Page } from "playwright-core";
import type { Shot } from "./shot.ts";

const own = (name: string, path: string, act?: Shot["act"]): Shot => ({ name, path, isPrivate: true, ...(act && { act }) });
/** A screen with a sheet over it. */
const over = (name: string, path: string, act: NonNullable<Shot["act"]>): Shot => ({ ...own(name, path, act), isOverlay: true });

const list = `${reservationPaths.list}?view=list`;

/** The screens of the dashboard, and what opens over them. */
export const OWN_SHOTS: readonly Shot[] = [
  own("dashboard", paths.dashboard),
  over("notifications", paths.dashboard, openNotifications),
  own("links", paths.links),
  over("link-editor", paths.links, (page) => press(page, /^edit/i)),
  own("pages", ownPagePaths.list),
  own("builder", ownPagePaths.list, (page) => follow(page, 'a[href$="/builder"]')),
  own("design", paths.design),
  ...INFORMATION_SECTIONS.map((one) => own(`information-${one}`, settingsPaths.information(one))),
  own("products", paths.products),
  own("collections", paths.collections),
  own("discounts", paths.discounts),
  over("discount", paths.discounts, (page) => press(page, /FIRST-FIRING/)),
  own("product-new", paths.product("new")),
  own("orders", paths.orders),
  over("statement", paths.orders, openStatement),
  over("statement-read", paths.orders, readStatement),
  own("order-new", orderPaths.create),
  own("order-new-basket", orderPaths.create, fillTill),
  own("reservations", reservationPaths.list),
  own("reservations-list", list),
  own("requests", reservationPaths.requests),
  over("request", reservationPaths.requests, (page) => follow(page, ".resv-row__link")),
  over("class-guests", `${list}&service=handbuildingclass`, (page) => follow(page, ".resv-row__link")),
  over("booking-new", `${reservationPaths.list}?new=1`, async () => undefined),
  own("services", reservationPaths.services),
  own("service", reservationPaths.service("twohoursatthewheel")),
  own("service-requests", reservationPaths.service("talkaboutapieceofyourown")),
  own("booking-hours", reservationPaths.hours),
  own("booking-hours-other", reservationPaths.hoursOf("talks")),
  own("chat", chatPaths.inbox),
  own("conversation", chatPaths.inbox, (page) => follow(page, 'a[href^="/chat/"]:has-text("Corner café")')),
  own("visitors", peoplePaths.visitors),
  own("visitors-filtered", `${peoplePaths.visitors}?view=buyers&spent=5000`),
  over("visitors-filter", peoplePaths.visitors, (page) => press(page, "Filter")),
  own("visitor", peoplePaths.visitors, (page) => follow(page, 'a[href^="/visitors/"]')),
  own("analytics", peoplePaths.analytics),
  own("settings", paths.settings),
  ...SETTINGS_SECTIONS.map((one) => own(`settings-${one}`, settingsPaths.section(one))),
  over("sent-email", settingsPaths.section("emails"), (page) => follow(page, ".sent-mail__open")),
  own("account", paths.account),
  over("account-passkeys", `${paths.account}#passkeys`, async () => undefined),
  over("account-download", `${paths.account}#download`, async () => undefined),
  over("passkey-new", `${paths.account}#passkeys`, (page) => press(page, "Add passkey")),
  own("import", settingsPaths.import),
  own("import-preview", settingsPaths.import, chooseImport),
  over("palette", paths.orders, (page) => page.keyboard.press("Control+k")),
];

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name }).first().click();
}

/** Opens the first of these, and waits until it has loaded. */
async function follow(page: Page, selector: string): Promise<void> {
  const before = page.url();
  await page.locator(selector).first().click();
  if (selector.includes("href")) await page.waitForURL((url) => url.href !== before);
}

async function openNotifications(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: "More", exact: false }).and(page.locator(".bar__item"));
  if (await more.isVisible()) await more.click();
  await page.locator('button[title="Notifications"]:visible').click();
}

async function openStatement(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Bank statement" });
  if (await button.isVisible()) return button.click();
  await page.getByRole("button", { name: /^more/i }).first().click();
  await page.getByRole("menuitem", { name: "Bank statement" }).click();
}

const STATEMENT = `Date;Payer;Reference;Amount
27.11.2026;Lighthouse inn;Order #1033;288,00
27.11.2026;Tea company;Invoice 77;45,00
`;

async function readStatement(page: Page): Promise<void> {
  await openStatement(page);
  await choose(page, "statement.csv", STATEMENT);
}

const PRODUCTS = `Handle,Title,Body (HTML),Variant SKU,Variant Price,Variant Inventory Qty,Status
tall-vase,Tall vase,<p>For long stems.</p>,VASE-T,48.00,4,active
low-dish,Low dish,<p>For olives.</p>,DISH-L,19.50,12,active
ring-stand,Ring stand,,RING,free,3,draft
`;

async function chooseImport(page: Page): Promise<void> {
  await choose(page, "products.csv", PRODUCTS);
  await page.getByRole("table").first().waitFor();
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
}

/** Two products in the basket of the till. */
async function fillTill(page: Page): Promise<void> {
  for (const title of ["Striped milk jug", "Egg cups, pair"]) await page.getByRole("button", { name: title }).first().click();
}
