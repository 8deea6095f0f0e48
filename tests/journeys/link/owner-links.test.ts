import { paths, sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { journey as test } from "../support/fixtures.ts";
import { addNamedLink, open } from "../support/owner.ts";
import { suite } from "../support/stage.ts";

test("a link that is off leaves the public page and comes back when it is on", async ({ owner, page }) => {
  await open(page, paths.links);
  await addNamedLink(page, "studio.example/visit", "Where we throw");
  const visible = async () => (await suite.waitForPage(sitePaths.home(owner.username))).includes("studio.example/visit");
  await expect.poll(visible, { timeout: 20_000 }).toBe(true);
  await page.getByRole("switch", { name: "Show Where we throw" }).click();
  await page.getByText("1 off", { exact: true }).waitFor();
  await expect.poll(visible, { timeout: 20_000 }).toBe(false);
  await page.getByRole("switch", { name: "Show Where we throw" }).click();
  await expect.poll(visible, { timeout: 20_000 }).toBe(true);
});
