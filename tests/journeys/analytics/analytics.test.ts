/** @module-tag full */
import { peoplePaths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { makeOwner, randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, payTotal, typeContact } from "../../support/buying.ts";
import { PERSONS_BROWSER } from "../../support/counting.ts";
import { htmlOnce, makeLink } from "../../support/site-pages.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { open, PHONE } from "../support/owner.ts";

const TAGGED = "?utm_source=instagram&utm_medium=social&utm_campaign=spring";
const test = journey.extend("owner", perFile, async () => {
  const owner = await makeOwner({ site: { displayName: "Harbour pots" } });
  const productId = await onShelf(owner, { title: "Speckled mug", slug: "speckled-mug", price: 2800 });
  await makeLink(owner, "Zk3fQ0vXr8aB12numbrs", { type: "product", title: "The mug of the reel", url: "", productId });
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("The mug of the reel"));
  return owner;
});

const figure = (dashboard: Page, name: string, value: string) =>
  dashboard.getByRole("group", { name: "Metrics" }).getByRole("button", { name }).getByText(value, { exact: true });
const row = (dashboard: Page, card: string, name: string) =>
  dashboard.getByRole("region", { name: card, exact: true }).getByRole("row").filter({ hasText: name });

test("a visit by a tagged address that follows a link and ends in an order is in the numbers, by source and by link; the owner's own visit is not", async ({
  stage,
  owner,
  page: dashboard,
}) => {
  await open(dashboard, `${peoplePaths.analytics}?range=today`);
  await dashboard.getByRole("heading", { name: "No visits yet" }).waitFor();

  const visit = await stage.person({ ...PHONE, userAgent: PERSONS_BROWSER });
  await visit.goto(sitePaths.home(owner.username) + TAGGED);
  await visit.getByRole("link", { name: "The mug of the reel" }).click();
  await visit.getByRole("button", { name: "Buy now" }).click();
  await visit.getByRole("heading", { name: "Checkout" }).waitFor();
  await typeContact(visit, randomEmail());
  await visit.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  // A total that is still for another way of delivery would be asked about first.
  await expect.poll(() => payTotal(visit)).toBe("€28.00");
  await consent(visit);
  await orderButton(visit).click();
  await onConfirmation(visit, owner.username);
  // The owner looks at the own page, in the browser of the dashboard; then somebody else, who comes last.
  const own = await dashboard.context().newPage();
  await own.goto(sitePaths.home(owner.username));
  await own.getByRole("link", { name: "The mug of the reel" }).click();
  await own.getByRole("button", { name: "Buy now" }).waitFor();
  await own.close();
  const other = await stage.person({ ...PHONE, userAgent: PERSONS_BROWSER.replace("126", "127") });
  await other.goto(sitePaths.shop(owner.username));
  await other.getByText("Speckled mug").first().click();

  await figure(dashboard, "Orders", "1").waitFor();
  await figure(dashboard, "Visitors per day", "2").waitFor();
  await figure(dashboard, "Link clicks", "1").waitFor();
  await figure(dashboard, "Sales", "€28.00").waitFor();
  await row(dashboard, "Sales", "The mug of the reel").getByText("€28.00").waitFor();
  await dashboard.getByRole("region", { name: "Sales", exact: true }).getByRole("button", { name: "Source" }).click();
  await row(dashboard, "Sales", "Instagram").getByText("€28.00").waitFor();
});

test("one click on a source filters everything, and removing it brings everything back", async ({ page: dashboard }) => {
  await dashboard
    .getByRole("region", { name: "Sources", exact: true })
    .getByRole("button", { name: /Instagram/ })
    .click();
  await figure(dashboard, "Visitors per day", "1").waitFor();
  await figure(dashboard, "Orders", "1").waitFor();
  await dashboard.getByRole("button", { name: "Remove filter Source: Instagram" }).click();
  await figure(dashboard, "Visitors per day", "2").waitFor();
});
