/** @module-tag full */
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/features/link/labels.ts";
import type { Owner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { addLink, addNamedLink, newOwner, open, saved, storedLinks } from "../support/owner.ts";
import { openStage, suite } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
  await open(page, paths.links);
});
afterAll(() => stage.close());

const REFUSED = labels.linkHarmful;
const home = () => sitePaths.home(owner.username);

test("a host that is known to harm visitors is refused where it is typed", async () => {
  await addLink(page, "https://www.grabify.link/track");
  await page.getByText(REFUSED).waitFor();
  expect(await page.getByRole("textbox", { name: "New link" }).getAttribute("aria-invalid")).toBe("true");
  await addNamedLink(page, "kiln.example.test", "The kiln");
  await saved(page);
  await page.getByRole("button", { name: /^The kiln.*Edit$/ }).click();
  await page.getByLabel("Address").fill("iplogger.org/x");
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText(REFUSED).waitFor();
  expect(await storedLinks(owner)).toMatchObject([{ url: "https://kiln.example.test/" }]);
  await page.getByLabel("Address").fill("kiln.example.test");
  await page.getByRole("button", { name: "Done" }).click();
});

test("one that got past the form is marked as not shown, and is on no page", async () => {
  const [{ id, ...link } = { id: "" }] = await storedLinks(owner);
  await admin.firestore
    .doc(documents.link(owner.uid, "past1"))
    .set({ ...link, title: "Free gift", url: "https://grabify.link/x", order: "a1" });
  await page.getByText("Hidden, unsafe site: grabify.link/x").waitFor();
  await page.getByText("Hidden", { exact: true }).waitFor();
  await page.getByText("1 on your page", { exact: true }).waitFor();
  await admin.firestore.doc(documents.link(owner.uid, id)).update({ title: "The old kiln" });
  await expect.poll(() => suite.waitForPage(home()), { timeout: 20_000 }).toContain("The old kiln");
  expect(await suite.waitForPage(home())).not.toContain("grabify");
});

test("a look-alike is shown to owner and visitor as browsers send it", async () => {
  await addLink(page, "https://аpple.com/shop");
  await page.getByText("Browsers show this site as xn--pple-43d.com. Make sure it’s the one you mean.").waitFor();
  await page.getByLabel("Title", { exact: true }).fill("apple.com");
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  await page.getByRole("button", { name: /^apple\.com\s*xn--pple-43d\.com\/shop\s*Edit$/ }).waitFor();
  await expect.poll(() => suite.waitForPage(home()), { timeout: 20_000 }).toContain("xn--pple-43d.com");
  const visitor = await stage.person();
  await visitor.goto(home());
  await visitor.getByRole("link", { name: /^apple\.com\s*xn--pple-43d\.com$/ }).waitFor();
});
