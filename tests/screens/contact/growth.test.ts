/** @module-tag full */
import { PEOPLE_PAGE } from "@awning/domain/contact/person";
import { paths, peoplePaths } from "@awning/domain/routes/paths";
import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/contact/labels.ts";
import { putPerson } from "../support/people.ts";
import { closeScreen, openScreen, store, test } from "../support/screen.tsx";

const MANY = 50_000;
const READS_MAX = 31;

afterEach(closeScreen);

const rows = () => document.querySelectorAll(".rows .row").length;
const rail = (name: RegExp) => page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name });

test("a list of fifty thousand people opens with one page, goes on by another and is searched by any word", { timeout: 180_000 }, async ({
  owner,
}) => {
  for (let index = 0; index < MANY; index++)
    putPerson(owner, `p${index}`, `Person${index} Family${index}`, { lastSeen: Date.UTC(2026, 0, 1) + index });
  const screen = await openScreen(paths.information);
  const link = rail(/^Visitors/);
  await expect.element(link).toBeVisible();
  let before = store.reads;
  await link.click();
  await expect.poll(rows, { timeout: 30_000 }).toBe(PEOPLE_PAGE);
  expect(store.reads - before).toBeGreaterThanOrEqual(PEOPLE_PAGE);
  expect(store.reads - before).toBeLessThanOrEqual(READS_MAX);
  before = store.reads;
  await page.getByRole("button", { name: labels.showMore }).click();
  await expect.poll(rows).toBe(2 * PEOPLE_PAGE);
  expect(store.reads - before).toBe(PEOPLE_PAGE);
  for (const [typed, name] of [
    ["family47110", "Person47110 Family47110"],
    ["P12@exa", "Person12 Family12"],
  ] as const) {
    before = store.reads;
    await page.getByRole("searchbox", { name: labels.searchNameOrEmail }).fill(typed);
    await expect.element(page.getByRole("link", { name, exact: true })).toBeVisible();
    await expect.poll(rows).toBe(1);
    expect(store.reads - before).toBeLessThanOrEqual(READS_MAX);
  }
  before = store.reads;
  await screen.goto(`${peoplePaths.visitors}?sort=name`);
  await expect.element(page.getByRole("link", { name: "Person0 Family0", exact: true })).toBeVisible();
  expect(store.reads - before).toBeLessThanOrEqual(READS_MAX);
});
