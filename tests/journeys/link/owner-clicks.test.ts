import { documents, partOfDay } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths, TALLY_PATH } from "@awning/domain/routes/paths";
import { addDays, wallTime } from "@awning/domain/time/zoned-time";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { seriousFaults } from "../../support/axe.ts";
import type { Owner } from "../../support/builders.ts";
import { PERSONS_BROWSER, storedClicks } from "../../support/counting.ts";
import { admin } from "../../support/emulators.ts";
import { htmlOnce, makeLink } from "../../support/site-pages.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, PHONE } from "../support/owner.ts";
import type { Stage } from "../support/stage.ts";

const CARAFE = "Zk3fQ0vXr8aB12carafe";
const LETTER = "Zk3fQ0vXr8aB12letter";

const test = journey
  .extend("page", perFile, async ({ stage, owner }) => {
    // Where the clicks lead.
    stage.expectComplaints(/shop\.example\.test/);
    const page = await onDevice(stage, owner);
    await makeLink(owner, CARAFE, { title: "Winter carafes", order: "a0", url: "https://shop.example.test/carafe" });
    await makeLink(owner, LETTER, { title: "Studio letter", order: "a1", url: "https://shop.example.test/letter" });
    await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("Studio letter"));
    await open(page, paths.links);
    return page;
  })
  .extend("begun", fromStart, ({ page }) => [page]);

const row = (page: Page, title: string) =>
  page
    .getByRole("list", { name: "Links" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("switch", { name: `Show ${title}` }) });

/** A visitor on the public page, whose links lead nowhere. */
async function visitor(stage: Stage, owner: Owner, javaScriptEnabled = true): Promise<Page> {
  const visit = await stage.person({ userAgent: PERSONS_BROWSER, javaScriptEnabled });
  await visit.route("https://shop.example.test/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>There</h1>" }));
  await visit.goto(sitePaths.home(owner.username));
  return visit;
}

test("a page whose links no one has opened says what will be there, and no zeros", { tags: ["full"] }, async ({ page }) => {
  await page.getByText("No clicks yet.").waitFor();
  expect(
    await row(page, "Winter carafes")
      .getByText(/clicks? in the last 7 days/)
      .count(),
  ).toBe(0);
});

test("a visitor opens a link, and the owner sees it beside the link at once", async ({ stage, owner, page }) => {
  const visit = await visitor(stage, owner);
  await visit.getByRole("link", { name: "Winter carafes" }).click();
  await visit.getByRole("heading", { name: "There" }).waitFor();
  await row(page, "Winter carafes").getByText("1 click in the last 7 days, 1 in the last 28 days").waitFor({ state: "attached" });
  await row(page, "Studio letter").getByText("0 clicks in the last 7 days, 0 in the last 28 days").waitFor({ state: "attached" });
  expect(await storedClicks(owner.uid)).toEqual({ clicks: { [CARAFE]: 1 }, documents: 1 });
  expect(await visit.context().cookies()).toEqual([]);
});

test("a second click in a new tab counts too; without script the link leads on all the same", { tags: ["full"] }, async ({
  stage,
  owner,
  page,
}) => {
  const visit = await visitor(stage, owner);
  await visit.getByRole("link", { name: "Winter carafes" }).click({ button: "middle" });
  await row(page, "Winter carafes").getByText("2 clicks in the last 7 days").waitFor({ state: "attached" });
  const plain = await visitor(stage, owner, false);
  await plain.getByRole("link", { name: "Studio letter" }).click();
  await plain.getByRole("heading", { name: "There" }).waitFor();
  expect((await storedClicks(owner.uid)).clicks).toEqual({ [CARAFE]: 2 });
});

test("the owner's own clicks in the preview are not counted", { tags: ["full"] }, async ({ stage, owner, page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  // It cannot be reached as it is; the mouse tries all the same.
  await page.frameLocator("iframe").first().getByRole("link", { name: "Winter carafes" }).click({ force: true });
  // Whatever the preview told would be stored before this click of a visitor.
  const visit = await visitor(stage, owner);
  await visit.getByRole("link", { name: "Studio letter" }).click();
  await row(page, "Studio letter").getByText("1 click in the last 7 days").waitFor({ state: "attached" });
  expect((await storedClicks(owner.uid)).clicks).toEqual({ [CARAFE]: 2, [LETTER]: 1 });
  expect(asked).not.toContain(TALLY_PATH);
});

test("older days count for 28 days only, and a link takes its clicks into the archive and back", { tags: ["full"] }, async ({
  owner,
  page,
}) => {
  const today = wallTime(Date.now(), "UTC").day;
  const on = (ago: number, clicks: number) => {
    const day = addDays(today, -ago);
    return admin.firestore.doc(documents.dayCounts(owner.uid, partOfDay(day, 3))).set({ day, clicks: { [CARAFE]: clicks } });
  };
  await Promise.all([on(5, 40), on(10, 1200), on(40, 9999)]);
  const words = "42 clicks in the last 7 days, 1242 in the last 28 days";
  await row(page, "Winter carafes").getByText(words).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Actions for Winter carafes" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  const archived = page.getByRole("list", { name: "Archived links" }).getByRole("listitem");
  await archived.getByText(words).waitFor({ state: "attached" });
  await archived.getByRole("button", { name: "Restore Winter carafes" }).click();
  await row(page, "Winter carafes").getByText(words).waitFor({ state: "attached" });
});

test("the numbers are shown on a phone and on a desktop without a fault, and say what a click is", { tags: ["full"] }, async ({ page }) => {
  await page.getByText(/Each time a visitor opens a link, it counts as a click/).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  await row(page, "Winter carafes").getByText("42", { exact: true }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
});
