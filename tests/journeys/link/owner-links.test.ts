import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Owner } from "../../support/builders.ts";
import { addNamedLink, newOwner, open, saved, settled, shownLinks } from "../support/owner.ts";
import { openStage, suite } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
  await open(page, paths.links);
  await addNamedLink(page, "studio.example/visit", "Where we throw");
  await addNamedLink(page, "first.example", "First");
});
afterAll(() => stage.close());

test("a link that is off leaves the public page and comes back when it is on", async () => {
  const visible = async () => (await suite.waitForPage(sitePaths.home(owner.username))).includes("studio.example/visit");
  await expect.poll(visible, { timeout: 20_000 }).toBe(true);
  await page.getByRole("switch", { name: "Show Where we throw" }).click();
  await page.getByText("1 off", { exact: true }).waitFor();
  await expect.poll(visible, { timeout: 20_000 }).toBe(false);
  await page.getByRole("switch", { name: "Show Where we throw" }).click();
  await expect.poll(visible, { timeout: 20_000 }).toBe(true);
});

test("deleting from the editor can be undone too, and a reload shows the same", { tags: ["full"] }, async () => {
  const before = await shownLinks(page);
  await page.getByRole("button", { name: /^Where we throw .*Edit$/ }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => shownLinks(page)).not.toContain("Where we throw");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await saved(page);
  await page.reload();
  await settled(page);
  await expect.poll(() => shownLinks(page)).toEqual(before);
});
