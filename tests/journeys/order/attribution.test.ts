/** @module-tag full */
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { gone } from "../../support/absence.ts";
import { seriousFaults } from "../../support/axe.ts";
import { makeOwner, type Owner, randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, typeContact } from "../../support/buying.ts";
import { SITE } from "../../support/emulators.ts";
import { htmlOnce, makeLink } from "../../support/site-pages.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, PHONE } from "../support/owner.ts";
import type { Stage } from "../support/stage.ts";

const LINK = "Zk3fQ0vXr8aB12camefr";
const TAGGED = "?utm_source=instagram&utm_medium=social&utm_campaign=reel%2012&utm_id=visitor-7";

const test = journey
  .extend("owner", perFile, () => makeOwner({ site: { displayName: "Harbour pots" } }))
  .extend("dashboard", fromStart, async ({ stage, owner }) => {
    const dashboard = await onDevice(stage, owner);
    stage.expectComplaints(/ asked http:\/\/www\.magazine\.example\//);
    const productId = await onShelf(owner, { title: "Speckled mug", slug: "speckled-mug", price: 2800, stock: 60 });
    const link = { type: "product", title: "The mug of the reel", url: "", productId } as const;
    await makeLink(owner, LINK, link);
    await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("The mug of the reel"));
    return dashboard;
  });

/** A visitor whom another site leads to an address of ours. */
async function ledHere(stage: Stage, path: string): Promise<Page> {
  const visit = await stage.person(PHONE);
  const body = `<meta name="referrer" content="origin"><a href="${SITE}${path}">Go to shop</a>`;
  await visit.route("http://www.magazine.example/**", (route) => route.fulfill({ contentType: "text/html", body }));
  await visit.goto("http://www.magazine.example/best-mugs");
  await visit.getByRole("link", { name: "Go to shop" }).click();
  await visit.waitForURL(SITE + path);
  return visit;
}

const noted = (owner: Owner, visit: Page) => visit.evaluate((name) => sessionStorage.getItem(name), `awning:from:${owner.username}`);

async function buy(owner: Owner, visit: Page): Promise<string> {
  const email = randomEmail();
  await visit.getByRole("button", { name: "Buy now" }).click();
  await visit.getByRole("heading", { name: "Checkout" }).waitFor();
  await typeContact(visit, email);
  await visit.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  await consent(visit);
  await orderButton(visit).click();
  await onConfirmation(visit, owner.username);
  return new URL(visit.url()).searchParams.get("order") ?? "";
}

const cameFrom = (dashboard: Page) =>
  dashboard.locator(".order-side__part").filter({ has: dashboard.getByRole("heading", { name: "Came from" }) });

test("a visitor comes by a tagged address, follows the owner's own link and buys; the owner sees how, the buyer does not", async ({
  stage,
  owner,
  dashboard,
}) => {
  const visit = await ledHere(stage, sitePaths.home(owner.username) + TAGGED);
  await visit.getByRole("link", { name: "The mug of the reel" }).click();
  await visit.getByRole("button", { name: "Buy now" }).waitFor();
  expect(await noted(owner, visit)).toBe(
    "utm_source=instagram&utm_medium=social&utm_campaign=reel%2012&from=www.magazine.example&link=camefr",
  );
  const orderId = await buy(owner, visit);
  for (const word of ["magazine", "reel"]) expect((await visit.content()).includes(word)).toBe(false);
  expect(await visit.context().cookies()).toEqual([]);

  await open(dashboard, paths.order(orderId));
  const said = await cameFrom(dashboard).locator("dt, dd").allTextContents();
  expect(said).toEqual(["Site", "magazine.example", "Campaign", "instagram · social · reel 12", "Link clicked", "The mug of the reel"]);
  expect(await seriousFaults(dashboard)).toEqual([]);
});

test("the first landing that says something counts, until a tagged one takes its place", async ({ stage, owner, dashboard }) => {
  const visit = await ledHere(stage, sitePaths.product(owner.username, "speckled-mug"));
  expect(await noted(owner, visit)).toBe("from=www.magazine.example");
  await visit.goto(sitePaths.shop(owner.username));
  expect(await noted(owner, visit)).toBe("from=www.magazine.example");
  await visit.goto(`${sitePaths.product(owner.username, "speckled-mug")}?utm_source=letter`);
  expect(await noted(owner, visit)).toBe("utm_source=letter");
  const orderId = await buy(owner, visit);
  await open(dashboard, paths.order(orderId));
  expect(await cameFrom(dashboard).locator("dd").allTextContents()).toEqual(["letter"]);
});

test("who comes by nothing leaves nothing behind, and the order says nothing", async ({ stage, owner, dashboard }) => {
  const direct = await stage.person(PHONE);
  await direct.goto(sitePaths.product(owner.username, "speckled-mug"));
  const orderId = await buy(owner, direct);
  expect(await noted(owner, direct)).toBeNull();
  await open(dashboard, paths.order(orderId));
  await dashboard.getByRole("heading", { name: "Consents" }).waitFor();
  await gone(cameFrom(dashboard));
});
