import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/features/link/labels.ts";
import { gone, hidden } from "../../support/absence.ts";
import { makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { addLink, addNamedLink, onDevice, open, saved, settled, shownLinks, storedLinks } from "../support/owner.ts";
import { openStage, suite } from "../support/stage.ts";

/** Where the owner lives: the hours of a schedule are hours there, wherever the owner happens to be. */
const ZONE = "America/New_York";
let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;
let visitor: Page;

beforeAll(async () => {
  stage = await openStage();
  stage.expectComplaints(/youtube-nocookie/);
  owner = await makeOwner();
  await admin.firestore.doc(informationDocuments.profileSettings(owner.uid)).set({ zone: ZONE });
  page = await onDevice(stage, owner, { timezoneId: "Asia/Tokyo" });
  visitor = await stage.person();
  await open(page, paths.links);
});
afterAll(() => stage.close());

const home = () => sitePaths.home(owner.username);
const editor = (title: string) => page.getByRole("button", { name: new RegExp(`^${title}.*Edit$`) });
const act = async (title: string, name: string) => {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name }).click();
};
const more = async (name: string) => {
  await page.getByRole("button", { name: labels.moreOptionsForLinks }).click();
  await page.getByRole("menuitem", { name }).click();
};
const stored = async (title: string) => (await storedLinks(owner)).find((link) => link.title === title);
/** What a visitor's browser gets, not before it holds a text, or does not any more. */
const published = async (text: string, isThere = true) =>
  expect.poll(async () => (await suite.waitForPage(home())).includes(text), { timeout: 20_000 }).toBe(isThere);

const schedule = () => page.locator("summary").filter({ hasText: /^Schedule/ });

/** A day and an hour as the field of a browser takes them, so many days from now, at ten in the morning. */
function typedDay(days: number): string {
  return `${new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE }).format(Date.now() + days * 86_400_000)}T10:00`;
}

test("a link with a day in the future is kept from visitors and says from when, by the owner's clocks", { tags: ["full"] }, async () => {
  await addNamedLink(page, "advent.example/market", "Advent market");
  await published("advent.example/market");
  await editor("Advent market").click();
  await schedule().click();
  await page.getByLabel("Show from").fill(typedDay(3));
  await page
    .getByText(/^from \d+ \w+|^from \w+ \d+/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  expect(await stored("Advent market")).toMatchObject({ timeZone: ZONE, showUntil: null });
  const from = (await admin.firestore.collection(collections.links(owner.uid)).where("title", "==", "Advent market").get()).docs[0]?.get(
    "showFrom",
  );
  const hour = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, hour: "2-digit", minute: "2-digit" }).format(from.toDate());
  expect(hour).toBe("10:00");
  await published("advent.example/market", false);
  await page.getByText("1 scheduled").waitFor();
});

test("an end before the beginning is said at its field and not stored", { tags: ["full"] }, async () => {
  await editor("Advent market").click();
  await schedule().click();
  await page.getByLabel("Show until").fill(typedDay(1));
  await page.getByText(labels.endTooEarly).waitFor();
  expect(await stored("Advent market")).toMatchObject({ showUntil: null });
  await page.getByRole("button", { name: "Always show" }).click();
  // By keys a year passes through others that are long over: none of them ends the link.
  await page.getByLabel("Show until").pressSequentially("06150202");
  await page.getByLabel("Show from").focus();
  await page.getByText("Enter a complete date in range. This one isn’t saved.").waitFor();
  expect(await stored("Advent market")).toMatchObject({ showUntil: null });
  await page.getByLabel("Show until").pressSequentially("061520901000AM");
  await expect.poll(async () => (await stored("Advent market"))?.showUntil ?? null).not.toBeNull();
  expect(await page.getByLabel("Show until").inputValue()).toBe("2090-06-15T10:00");
  await page.getByRole("button", { name: "Always show" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  await published("advent.example/market");
});

test("what is half typed or backwards keeps the link open, also where it is folded away", { tags: ["full"] }, async () => {
  await editor("Advent market").click();
  await schedule().click();
  const from = page.getByLabel("Show from");
  await from.pressSequentially("06152090");
  await schedule().click();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText("Enter a complete date in range. This one isn’t saved.").waitFor();
  await expect.poll(() => from.evaluate((input) => input === document.activeElement)).toBe(true);
  await from.fill("2090-06-16T10:00");
  await expect.poll(async () => (await stored("Advent market"))?.showFrom ?? null).not.toBeNull();
  await saved(page);
  await page.getByLabel("Show until").fill("2090-06-15T10:00");
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText(labels.endTooEarly).waitFor();
  await page.getByRole("button", { name: "Always show" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await from.waitFor({ state: "hidden" });
  await saved(page);
});

test("a link comes and goes at its moment without anyone writing or asking again", { tags: ["full"] }, async () => {
  const link = await stored("Advent market");
  const [comes, goes] = [Date.now() + 6_000, Date.now() + 12_000];
  await admin.firestore
    .doc(documents.link(owner.uid, link?.id ?? ""))
    .update({ showFrom: new Date(comes), showUntil: new Date(goes), timeZone: ZONE, updatedAt: new Date() });
  await published("advent.example/market", false);
  expect(Date.now()).toBeLessThan(goes);
  await published("advent.example/market", true);
  expect(Date.now()).toBeGreaterThanOrEqual(comes);
  await published("advent.example/market", false);
  expect(Date.now()).toBeGreaterThanOrEqual(goes);
  await page
    .getByText(/^ended /)
    .filter({ visible: true })
    .first()
    .waitFor();
});

test("an archived link leaves page and list, and comes back as it was", { tags: ["full"] }, async () => {
  await addNamedLink(page, "old.example/catalogue", "Old catalogue");
  await saved(page);
  const before = await stored("Old catalogue");
  await published("old.example/catalogue");
  await act("Old catalogue", "Archive");
  await expect.poll(() => shownLinks(page)).not.toContain("Old catalogue");
  await published("old.example/catalogue", false);
  await more("Archive");
  const archive = page.getByRole("list", { name: "Archived links" });
  await archive.getByText("Old catalogue").waitFor();
  await page.getByRole("button", { name: "Restore Old catalogue" }).click();
  await expect.poll(() => shownLinks(page)).toContain("Old catalogue");
  await saved(page);
  const kept = ["id", "title", "url", "type", "style", "subtitle", "enabled"];
  expect(await stored("Old catalogue")).toMatchObject(Object.fromEntries(kept.map((key) => [key, before?.[key]])));
  await published("old.example/catalogue");
  await page.getByRole("button", { name: "Close archive" }).click();
});

test("links in a group fold on the public page, without script too", { tags: ["full"] }, async () => {
  await more("Add group");
  await page.getByLabel("Title", { exact: true }).fill("Where to buy");
  await page.getByRole("button", { name: "Done" }).click();
  await act("Old catalogue", "Move to group…");
  await page.getByRole("dialog").getByRole("button", { name: "Where to buy" }).click();
  await saved(page);
  expect(await stored("Old catalogue")).toMatchObject({ groupId: (await stored("Where to buy"))?.id });
  await published("Where to buy");
  const plain = await stage.person({ javaScriptEnabled: false });
  await plain.goto(home());
  const link = plain.getByRole("link", { name: "Old catalogue" });
  await hidden(link);
  await plain.getByText("Where to buy").click();
  expect(await link.isVisible()).toBe(true);
  // What stands in a group that is off is on no page, whatever its own switch says.
  const note = page.getByText(labels.hiddenGroupIsOff);
  await page.getByRole("switch", { name: "Show Where to buy" }).uncheck();
  await note.waitFor();
  await page.getByText("1 hidden", { exact: true }).waitFor();
  await published("Old catalogue", false);
  await page.getByRole("switch", { name: "Show Where to buy" }).check();
  await note.waitFor({ state: "detached" });
  await published("Old catalogue");
  await act("Old catalogue", "Remove from group");
  await saved(page);
  expect(await stored("Old catalogue")).toMatchObject({ groupId: null });
  await act("Where to buy", "Ungroup");
  await expect.poll(() => shownLinks(page)).not.toContain("Where to buy");
});

test("one switch adds UTM parameters to web links, never to those that carry their own, and one link can do without", {
  tags: ["full"],
}, async () => {
  await addNamedLink(page, "tagged.example/?utm_source=flyer", "Tagged already");
  await more("UTM tracking");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("switch", { name: labels.utmSwitch }).check();
  await sheet.getByLabel("Campaign").fill("autumn");
  await sheet.getByLabel("Source").focus();
  await saved(page);
  await page.keyboard.press("Escape");
  const hrefOf = async (title: string) => {
    await visitor.goto(home());
    return visitor.getByRole("link", { name: title }).first().getAttribute("href");
  };
  const tagged = `https://old.example/catalogue?utm_source=${owner.username}&utm_medium=link_in_bio&utm_campaign=autumn`;
  await expect.poll(() => hrefOf("Old catalogue"), { timeout: 20_000 }).toContain("utm_campaign=autumn");
  const href = await hrefOf("Old catalogue");
  expect(new URL(href ?? "").searchParams.get("utm_source")).toBe(owner.username);
  expect(href?.split("&")[0]).toBe(tagged.split("&")[0]);
  expect(await hrefOf("Tagged already")).toBe("https://tagged.example/?utm_source=flyer");
  await editor("Old catalogue").click();
  await page.getByText("UTM parameters").first().click();
  await page.getByRole("group", { name: "UTM parameters" }).getByText("Off", { exact: true }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  await expect.poll(() => hrefOf("Old catalogue"), { timeout: 20_000 }).toBe("https://old.example/catalogue");
});

test("a link to a product follows it: its address, its picture, and whether it is on sale", async () => {
  const id = await makeProduct(owner, { title: "Salt pig", slug: "salt-pig", stock: 3 });
  await more(labels.linkToProduct);
  await page.getByRole("dialog").getByRole("button", { name: "Salt pig" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  const link = visitor
    .getByRole("list")
    .getByRole("link", { name: /^Salt pig/ })
    .filter({ visible: true })
    .first();
  const isThere = async () => {
    await visitor.goto(home());
    return link.isVisible();
  };
  // The product's own card stands there before the link to it.
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
  await link.click();
  await visitor.getByRole("heading", { level: 1, name: "Salt pig" }).waitFor();
  await admin.firestore.doc(documents.product(owner.uid, id)).update({ state: "archived", updatedAt: new Date() });
  await published("Salt pig", false);
  await page.getByText(labels.hiddenProductNotActive).waitFor();
  await page.getByText("1 hidden", { exact: true }).waitFor();
});

test("a link to a service is offered services alone, and says what to do while there are none", { tags: ["full"] }, async () => {
  await makeProduct(owner, { title: "Butter dish", slug: "butter-dish" });
  const sheet = page.getByRole("dialog");
  await more(labels.linkToService);
  await sheet.getByText("No active services yet.").waitFor();
  await makeProduct(owner, { kind: "service", title: "Wheel lesson", slug: "wheel-lesson" });
  await sheet.getByRole("button", { name: "Wheel lesson" }).waitFor();
  await gone(sheet.getByRole("button", { name: "Butter dish" }));
  await sheet.getByRole("button", { name: "Wheel lesson" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  expect(await stored("Wheel lesson")).toMatchObject({ type: "service", url: "" });
  await published(sitePaths.product(owner.username, "wheel-lesson"));
  await more(labels.linkToProduct);
  await sheet.getByRole("button", { name: "Butter dish" }).waitFor();
  await gone(sheet.getByRole("button", { name: "Wheel lesson" }));
  await page.keyboard.press("Escape");
});

test("a film plays on the page after a click, and no one is asked for it before", { tags: ["full"] }, async () => {
  await addLink(page, "https://www.youtube.com/watch?v=aqz-KE-bpKQ");
  await page.getByLabel("Title", { exact: true }).fill("How we throw");
  await page.getByRole("switch", { name: labels.playsOnYourPage }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  expect(await stored("How we throw")).toMatchObject({ type: "embed" });
  await published("How we throw");
  const asked: string[] = [];
  const context = await stage.person();
  // The player's host is out of reach of a test: what is asked for is seen, and answered here.
  await context.route(/youtube/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: "text/html", body: "<p>player</p>" });
  });
  await context.goto(home());
  await context.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await context.getByRole("link", { name: "How we throw" }).click();
  await context.frameLocator("iframe").getByText("player").waitFor();
  expect(asked).toEqual(["www.youtube-nocookie.com"]);
});

test("everything is kept after a reload", { tags: ["full"] }, async () => {
  const before = await shownLinks(page);
  await page.reload();
  await settled(page);
  await expect.poll(() => shownLinks(page)).toEqual(before);
});
