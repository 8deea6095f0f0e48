import { readFileSync } from "node:fs";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { ownPagePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/page/builder/labels.ts";
import { gone } from "../../support/absence.ts";
import { allFaults, scrollsSideways, seriousFaults } from "../../support/axe.ts";
import { makeOwner, randomEmail } from "../../support/builders.ts";
import { publishPage } from "../../support/own-pages.ts";
import { contactsOf } from "../../support/sign-ups.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { addBlock, draftSaved, makePage, openBuilder, storedPage } from "../support/building.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, PHONE } from "../support/owner.ts";
import { linkFromMail } from "../support/stage.ts";

const CONSENT = "Tell me when the kiln is opened.";
let pageId = "";
const onList: string[] = [];

const test = journey
  .extend("owner", perFile, () => makeOwner({ site: { displayName: "Harbour pots" } }))
  .extend("desk", perFile, ({ stage, owner }) => onDevice(stage, owner));

/** Downloads the list from where its button stands, as rows. */
async function list(page: Page): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download CSV" }).click()]);
  expect(download.suggestedFilename()).toBe("sign-ups.csv");
  return readFileSync(await download.path(), "utf8")
    .trim()
    .split("\r\n");
}

test("an owner builds a sign-up, and reads that no one has signed up yet", async ({ owner, desk }) => {
  pageId = await makePage(owner, "News");
  await openBuilder(desk, pageId);
  await addBlock(desk, "Newsletter sign-up");
  const form = desk.getByRole("complementary", { name: "Newsletter sign-up" });
  await form.getByLabel("Heading", { exact: true }).fill("Kiln post");
  await form.getByLabel("Consent text").fill(CONSENT);
  await form.getByText("No subscribers yet.").waitFor();
  await draftSaved(desk);
  const stored = await storedPage(owner, pageId);
  expect(stored?.blocks).toMatchObject([{ type: "signup", props: { title: "Kiln post", consent: CONSENT } }]);
  await publishPage(owner, pageId, stored?.rev);
  await htmlOnce(pagePaths.page(owner.username, "news"), (html) => html.includes("Kiln post"));
  await open(desk, ownPagePaths.list);
  await gone(desk.getByRole("button", { name: "Download CSV" }));
});

test.for([
  ["with script", true],
  ["without script", false],
] as const)(
  "a visitor signs up %s, confirms by the link in a real mail and can leave",
  async ([_, javaScriptEnabled], { stage, owner }) => {
    const visitor = await stage.person({ ...PHONE, javaScriptEnabled });
    const email = randomEmail();
    await visitor.goto(pagePaths.page(owner.username, "news"));
    await visitor.getByLabel("Your email").fill(email);
    // Without the tick nothing is sent on: what is missing is said at its box, and what was typed is kept.
    await visitor.getByRole("button", { name: "Sign up" }).click();
    await visitor.getByRole("checkbox", { name: CONSENT, checked: false }).and(visitor.locator("[aria-invalid=true]")).waitFor();
    expect(await visitor.getByLabel("Your email").inputValue()).toBe(email);
    await visitor.getByRole("checkbox", { name: CONSENT }).check();
    if (javaScriptEnabled) expect(await allFaults(visitor)).toEqual([]);
    await visitor.getByRole("button", { name: "Sign up" }).click();
    const said = visitor.getByText("confirm with the link we sent you");
    await said.waitFor();
    await expect.poll(() => said.evaluate((one) => one.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true);
    await visitor.goto(await linkFromMail(email, /^Confirm your subscription to Harbour pots/, "/confirm"));
    expect(await scrollsSideways(visitor)).toBe(false);
    if (javaScriptEnabled) expect(await allFaults(visitor)).toEqual([]);
    await visitor.getByRole("button", { name: "Subscribe" }).click();
    await visitor.getByRole("heading", { name: "You’re subscribed" }).waitFor();
    expect((await contactsOf(owner)).find((one) => one.email === email)?.marketing).toBe("subscribed");
    onList.push(email);
  },
);

test("the owner downloads who is on the list, beside the pages and in the block", async ({ desk }) => {
  await open(desk, ownPagePaths.list);
  await desk.getByRole("region", { name: "Sign-ups" }).getByText("2 people").waitFor();
  expect(await seriousFaults(desk)).toEqual([]);
  const rows = await list(desk);
  expect(rows[0]).toContain("Email,Confirmed");
  // The newest first.
  expect(rows.slice(1).map((row) => row.split(",")[0])).toEqual(onList.toReversed());
  for (const row of rows.slice(1)) expect(row).toContain(`,news,${CONSENT},`);
  await openBuilder(desk, pageId);
  await desk.getByRole("list", { name: labels.blocksOnPage }).getByRole("button", { name: "Newsletter sign-up" }).click();
  expect(await list(desk)).toEqual(rows);
});

test("who leaves by the link in the mail is not in the next list", async ({ stage, desk }) => {
  const [leaving = "", staying = ""] = onList;
  const visitor = await stage.person({ ...PHONE, javaScriptEnabled: false });
  await visitor.goto(await linkFromMail(leaving, /^You’re subscribed/, "/unsubscribe"));
  await visitor.getByRole("button", { name: "Unsubscribe" }).click();
  await visitor.getByRole("heading", { name: "You’re unsubscribed" }).waitFor();
  await open(desk, ownPagePaths.list);
  await desk.getByText("One person").waitFor();
  expect((await list(desk)).slice(1).map((row) => row.split(",")[0])).toEqual([staying]);
});
