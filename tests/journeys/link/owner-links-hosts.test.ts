/** @module-tag full */
import { LINK_REFUSALS } from "@awning/domain/link/pasted";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import type { Owner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { addAndEdit, addLink, addNamedLink, onDevice, open, saved, storedLinks } from "../support/owner.ts";
import { suite } from "../support/stage.ts";

const test = journey.extend("page", perFile, async ({ stage, owner }) => {
  const page = await onDevice(stage, owner);
  await open(page, paths.links);
  return page;
});

const REFUSED = LINK_REFUSALS.host_refused;
const home = (owner: Owner) => suite.waitForPage(sitePaths.home(owner.username));

test("a host that is known to harm visitors is refused where it is typed", async ({ owner, page }) => {
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

test("one that got past the form is marked as not shown, and is on no page", async ({ owner, page }) => {
  const [{ id, ...link } = { id: "" }] = await storedLinks(owner);
  await admin.firestore
    .doc(documents.link(owner.uid, "past1"))
    .set({ ...link, title: "Free gift", url: "https://grabify.link/x", order: "a1" });
  await page.getByText("Hidden, unsafe site: grabify.link/x").waitFor();
  await page.getByText("Hidden", { exact: true }).waitFor();
  await page.getByText("1 on your page", { exact: true }).waitFor();
  await admin.firestore.doc(documents.link(owner.uid, id)).update({ title: "The old kiln" });
  await expect.poll(() => home(owner), { timeout: 20_000 }).toContain("The old kiln");
  expect(await home(owner)).not.toContain("grabify");
});

test("a look-alike is shown to owner and visitor as browsers send it", async ({ stage, owner, page }) => {
  await addAndEdit(page, "https://аpple.com/shop");
  await page.getByText("Browsers show this site as xn--pple-43d.com. Make sure it’s the one you mean.").waitFor();
  await page.getByLabel("Title", { exact: true }).fill("apple.com");
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  await page.getByRole("button", { name: /^apple\.com\s*xn--pple-43d\.com\/shop\s*Edit$/ }).waitFor();
  await expect.poll(() => home(owner), { timeout: 20_000 }).toContain("xn--pple-43d.com");
  const visitor = await stage.person();
  await visitor.goto(sitePaths.home(owner.username));
  await visitor.getByRole("link", { name: /^apple\.com\s*xn--pple-43d\.com$/ }).waitFor();
});
