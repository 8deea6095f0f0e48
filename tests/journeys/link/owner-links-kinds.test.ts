import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/link/labels.ts";
import { gone, hidden } from "../../support/absence.ts";
import { makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { addAndEdit, addNamedLink, onDevice, open, saved, settled, shownLinks, storedLinks } from "../support/owner.ts";
import { suite } from "../support/stage.ts";

/** Where the owner lives: the hours of a schedule are hours there, wherever the owner happens to be. */
const ZONE = "America/New_York";
const test = journey
  .extend("owner", perFile, async () => {
    const owner = await makeOwner();
    await admin.firestore.doc(informationDocuments.profileSettings(owner.uid)).set({ zone: ZONE });
    return owner;
  })
  .extend("page", perFile, async ({ stage, owner }) => {
    stage.expectComplaints(/youtube-nocookie/);
    const page = await onDevice(stage, owner, { timezoneId: "Asia/Tokyo" });
    await open(page, paths.links);
    return page;
  })
  .extend("visitor", perFile, ({ stage }) => stage.person());

const home = (owner: Owner) => sitePaths.home(owner.username);
const editor = (page: Page, title: string) => page.getByRole("button", { name: new RegExp(`^${title}.*Edit$`) });
const act = async (page: Page, title: string, name: string) => {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name }).click();
};
const more = async (page: Page, name: string) => {
  await page.getByRole("button", { name: labels.moreOptionsForLinks }).click();
  await page.getByRole("menuitem", { name }).click();
};
const stored = async (owner: Owner, title: string) => (await storedLinks(owner)).find((link) => link.title === title);
/** What a visitor's browser gets, not before it holds a text, or does not any more. */
const published = async (owner: Owner, text: string, isThere = true) =>
  expect.poll(async () => (await suite.waitForPage(home(owner))).includes(text), { timeout: 20_000 }).toBe(isThere);

const schedule = (page: Page) => page.locator("summary").filter({ hasText: /^Schedule/ });

/** A day and an hour as the field of a browser takes them, so many days from now, at ten in the morning. */
function typedDay(days: number): string {
  return `${new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE }).format(Date.now() + days * 86_400_000)}T10:00`;
}

test("a link with a day in the future is kept from visitors and says from when, by the owner's clocks", { tags: ["full"] }, async ({
  owner,
  page,
}) => {
  await addNamedLink(page, "advent.example/market", "Advent market");
  await published(owner, "advent.example/market");
  await editor(page, "Advent market").click();
  await schedule(page).click();
  await page.getByLabel("Show from").fill(typedDay(3));
  await page
    .getByText(/^from \d+ \w+|^from \w+ \d+/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  expect(await stored(owner, "Advent market")).toMatchObject({ timeZone: ZONE, showUntil: null });
  const from = (await admin.firestore.collection(collections.links(owner.uid)).where("title", "==", "Advent market").get()).docs[0]?.get(
    "showFrom",
  );
  const hour = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, hour: "2-digit", minute: "2-digit" }).format(from.toDate());
  expect(hour).toBe("10:00");
  await published(owner, "advent.example/market", false);
  await page.getByText("1 scheduled").waitFor();
});

test("a link comes and goes at its moment without anyone writing or asking again", { tags: ["full"] }, async ({ owner, page }) => {
  const link = await stored(owner, "Advent market");
  const [comes, goes] = [Date.now() + 6_000, Date.now() + 12_000];
  await admin.firestore
    .doc(documents.link(owner.uid, link?.id ?? ""))
    .update({ showFrom: new Date(comes), showUntil: new Date(goes), timeZone: ZONE, updatedAt: new Date() });
  await published(owner, "advent.example/market", false);
  expect(Date.now()).toBeLessThan(goes);
  await published(owner, "advent.example/market", true);
  expect(Date.now()).toBeGreaterThanOrEqual(comes);
  await published(owner, "advent.example/market", false);
  expect(Date.now()).toBeGreaterThanOrEqual(goes);
  await page
    .getByText(/^ended /)
    .filter({ visible: true })
    .first()
    .waitFor();
});

test("an archived link leaves page and list, and comes back as it was", { tags: ["full"] }, async ({ owner, page }) => {
  await addNamedLink(page, "old.example/catalogue", "Old catalogue");
  await saved(page);
  const before = await stored(owner, "Old catalogue");
  await published(owner, "old.example/catalogue");
  await act(page, "Old catalogue", "Archive");
  await expect.poll(() => shownLinks(page)).not.toContain("Old catalogue");
  await published(owner, "old.example/catalogue", false);
  await more(page, "Archive");
  const archive = page.getByRole("list", { name: "Archived links" });
  await archive.getByText("Old catalogue").waitFor();
  await page.getByRole("button", { name: "Restore Old catalogue" }).click();
  await expect.poll(() => shownLinks(page)).toContain("Old catalogue");
  await saved(page);
  const kept = ["id", "title", "url", "type", "style", "subtitle", "enabled"];
  expect(await stored(owner, "Old catalogue")).toMatchObject(Object.fromEntries(kept.map((key) => [key, before?.[key]])));
  await published(owner, "old.example/catalogue");
  await page.getByRole("button", { name: "Close archive" }).click();
});

test("links in a group fold on the public page, without script too", { tags: ["full"] }, async ({ stage, owner, page }) => {
  await more(page, "Add group");
  await page.getByLabel("Title", { exact: true }).fill("Where to buy");
  await page.getByRole("button", { name: "Done" }).click();
  await act(page, "Old catalogue", "Move to group…");
  await page.getByRole("dialog").getByRole("button", { name: "Where to buy" }).click();
  await saved(page);
  expect(await stored(owner, "Old catalogue")).toMatchObject({ groupId: (await stored(owner, "Where to buy"))?.id });
  await published(owner, "Where to buy");
  const plain = await stage.person({ javaScriptEnabled: false });
  await plain.goto(home(owner));
  const link = plain.getByRole("link", { name: "Old catalogue" });
  await hidden(link);
  await plain.getByText("Where to buy").click();
  expect(await link.isVisible()).toBe(true);
  // What stands in a group that is off is on no page, whatever its own switch says.
  const note = page.getByText(labels.hiddenGroupIsOff);
  await page.getByRole("switch", { name: "Show Where to buy" }).uncheck();
  await note.waitFor();
  await page.getByText("1 hidden", { exact: true }).waitFor();
  await published(owner, "Old catalogue", false);
  await page.getByRole("switch", { name: "Show Where to buy" }).check();
  await note.waitFor({ state: "detached" });
  await published(owner, "Old catalogue");
  await act(page, "Old catalogue", "Remove from group");
  await saved(page);
  expect(await stored(owner, "Old catalogue")).toMatchObject({ groupId: null });
  await act(page, "Where to buy", "Ungroup");
  await expect.poll(() => shownLinks(page)).not.toContain("Where to buy");
});

test("one switch adds UTM parameters to web links, never to those that carry their own, and one link can do without", {
  tags: ["full"],
}, async ({ owner, page, visitor }) => {
  await addNamedLink(page, "tagged.example/?utm_source=flyer", "Tagged already");
  await more(page, "UTM tracking");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("switch", { name: labels.utmSwitch }).check();
  await sheet.getByLabel("Campaign").fill("autumn");
  await sheet.getByLabel("Source").focus();
  await saved(page);
  await page.keyboard.press("Escape");
  const hrefOf = async (title: string) => {
    await visitor.goto(home(owner));
    return visitor.getByRole("link", { name: title }).first().getAttribute("href");
  };
  const tagged = `https://old.example/catalogue?utm_source=${owner.username}&utm_medium=link_in_bio&utm_campaign=autumn`;
  await expect.poll(() => hrefOf("Old catalogue"), { timeout: 20_000 }).toContain("utm_campaign=autumn");
  const href = await hrefOf("Old catalogue");
  expect(new URL(href ?? "").searchParams.get("utm_source")).toBe(owner.username);
  expect(href?.split("&")[0]).toBe(tagged.split("&")[0]);
  expect(await hrefOf("Tagged already")).toBe("https://tagged.example/?utm_source=flyer");
  await editor(page, "Old catalogue").click();
  await page.getByText("UTM parameters").first().click();
  await page.getByRole("group", { name: "UTM parameters" }).getByText("Off", { exact: true }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  await expect.poll(() => hrefOf("Old catalogue"), { timeout: 20_000 }).toBe("https://old.example/catalogue");
});

test("a link to a product follows it: its address, its picture, and whether it is on sale", async ({ owner, page, visitor }) => {
  const id = await makeProduct(owner, { title: "Salt pig", slug: "salt-pig", stock: 3 });
  await more(page, labels.linkToProduct);
  await page.getByRole("dialog").getByRole("button", { name: "Salt pig" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  const link = visitor
    .getByRole("list")
    .getByRole("link", { name: /^Salt pig/ })
    .filter({ visible: true })
    .first();
  const isThere = async () => {
    await visitor.goto(home(owner));
    return link.isVisible();
  };
  // The product's own card stands there before the link to it.
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
  await link.click();
  await visitor.getByRole("heading", { level: 1, name: "Salt pig" }).waitFor();
  await admin.firestore.doc(documents.product(owner.uid, id)).update({ state: "archived", updatedAt: new Date() });
  await published(owner, "Salt pig", false);
  await page.getByText(labels.hiddenProductNotActive).waitFor();
  await page.getByText("1 hidden", { exact: true }).waitFor();
});

test("a link to a service is offered services alone, and says what to do while there are none", { tags: ["full"] }, async ({
  owner,
  page,
}) => {
  await makeProduct(owner, { title: "Butter dish", slug: "butter-dish" });
  const sheet = page.getByRole("dialog");
  await more(page, labels.linkToService);
  await sheet.getByText("No active services yet.").waitFor();
  await makeProduct(owner, { kind: "service", title: "Wheel lesson", slug: "wheel-lesson" });
  await sheet.getByRole("button", { name: "Wheel lesson" }).waitFor();
  await gone(sheet.getByRole("button", { name: "Butter dish" }));
  await sheet.getByRole("button", { name: "Wheel lesson" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  expect(await stored(owner, "Wheel lesson")).toMatchObject({ type: "service", url: "" });
  await published(owner, sitePaths.product(owner.username, "wheel-lesson"));
  await more(page, labels.linkToProduct);
  await sheet.getByRole("button", { name: "Butter dish" }).waitFor();
  await gone(sheet.getByRole("button", { name: "Wheel lesson" }));
  await page.keyboard.press("Escape");
});

test("a film plays on the page after a click, and no one is asked for it before", { tags: ["full"] }, async ({ stage, owner, page }) => {
  await addAndEdit(page, "https://www.youtube.com/watch?v=aqz-KE-bpKQ");
  await page.getByLabel("Title", { exact: true }).fill("How we throw");
  await page.getByRole("switch", { name: labels.playsOnYourPage }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  expect(await stored(owner, "How we throw")).toMatchObject({ type: "embed" });
  await published(owner, "How we throw");
  const asked: string[] = [];
  const context = await stage.person();
  // The player's host is out of reach of a test: what is asked for is seen, and answered here.
  await context.route(/youtube/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: "text/html", body: "<p>player</p>" });
  });
  await context.goto(home(owner));
  await context.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await context.getByRole("link", { name: "How we throw" }).click();
  await context.frameLocator("iframe").getByText("player").waitFor();
  expect(asked).toEqual(["www.youtube-nocookie.com"]);
});

test("everything is kept after a reload", { tags: ["full"] }, async ({ page }) => {
  const before = await shownLinks(page);
  await page.reload();
  await settled(page);
  await expect.poll(() => shownLinks(page)).toEqual(before);
});
