import { availableParallelism, loadavg } from "node:os";
import { paths, sitePaths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Owner } from "../support/builders.ts";
import { makeProduct } from "../support/builders.ts";
import { addNamedLink, newOwner, onDevice, open, shownLinks } from "./support/owner.ts";
import { openStage, suite } from "./support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;
let beside: Page;
let elsewhere: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
  beside = await page.context().newPage();
  elsewhere = await onDevice(stage, owner);
});
afterAll(() => stage.close());

/**
 * How soon an edit is seen elsewhere, in ms. Anything can delay one of them, so the quickest of a few is judged; and only on
 * a machine that has nothing much else to do, for the emulators start a process for each function.
 */
const MOST_MS = { "the preview": 1000, "another tab": 1000, "the public page": 2000 };
const EDITS = 4;
const isMachineQuiet = () => (loadavg()[0] ?? 0) <= availableParallelism();

/** How many ms it takes until a change appears on other screens; told in the output as well. */
async function followed(what: string, on: Record<string, () => Promise<unknown>>): Promise<Record<string, number>> {
  const start = performance.now();
  const waits = Object.entries(on).map(async ([where, seen]): Promise<[string, number]> => {
    await seen();
    return [where, Math.round(performance.now() - start)];
  });
  const took = await Promise.all(waits);
  console.info(`${what}: ${took.map(([where, ms]) => `${where} ${ms} ms`).join(", ")}`);
  return Object.fromEntries(took);
}

test("a change of the links shows in another tab and in another browser without reloading", async () => {
  for (const one of [page, beside, elsewhere]) await open(one, paths.links);
  await addNamedLink(page, "clay.example", "Clay");
  const seen = (on: Page, title: string) => () => on.getByRole("switch", { name: `Show ${title}` }).waitFor();
  await followed("a new link", { "another tab": seen(beside, "Clay"), "another browser": seen(elsewhere, "Clay") });
  for (const title of ["Glaze", "Fire"]) {
    await addNamedLink(elsewhere, `${title}.example`, title);
    await followed(`link ${title} back`, { "first tab": seen(page, title), "its neighbour": seen(beside, title) });
  }
});

test("switching a link off, moving and deleting it are followed as well", async () => {
  await beside.getByRole("switch", { name: "Show Clay" }).click();
  const isOff = (on: Page) => async () =>
    expect.poll(() => on.getByRole("switch", { name: "Show Clay" }).isChecked(), { interval: 20 }).toBe(false);
  await followed("off", { "another tab": isOff(page), "another browser": isOff(elsewhere) });

  await page.getByRole("button", { name: "Acts for Clay" }).click();
  await page.getByRole("menuitem", { name: "Move to top" }).click();
  const isFirst = (on: Page) => async () => expect.poll(() => shownLinks(on), { interval: 20 }).toEqual(["Clay", "Fire", "Glaze"]);
  await followed("moved", { "another tab": isFirst(beside), "another browser": isFirst(elsewhere) });

  await elsewhere.getByRole("button", { name: "Acts for Fire" }).click();
  await elsewhere.getByRole("menuitem", { name: "Delete" }).click();
  const isGone = (on: Page) => () => on.getByRole("switch", { name: "Show Fire" }).waitFor({ state: "detached" });
  await followed("deleted", { "first tab": isGone(page), "another tab": isGone(beside) });
});

test("a text somebody types here is not overwritten by the same field elsewhere, a text nobody types in follows", async () => {
  for (const one of [page, beside, elsewhere]) await open(one, paths.information);
  await elsewhere.getByLabel("Headline").fill("Bowls and jugs");
  await elsewhere.getByLabel("About").focus();
  const follows = (on: Page) => async () =>
    expect.poll(() => on.getByLabel("Headline").inputValue(), { interval: 20 }).toBe("Bowls and jugs");
  await followed("a headline", { "another browser": follows(page), "its neighbour": follows(beside) });

  await page.getByLabel("About").pressSequentially("Half a sen");
  await elsewhere.getByLabel("Name", { exact: true }).fill("The wheel house");
  await elsewhere.getByLabel("Headline").focus();
  await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("The wheel house");
  await page.getByLabel("About").pressSequentially("tence here");
  expect(await page.getByLabel("About").inputValue()).toBe("Half a sentence here");
  await expect.poll(() => elsewhere.getByLabel("About").inputValue()).toBe("Half a sentence here");
});

test("a product changed in one browser changes in the list and the editor of the other", async () => {
  const productId = await makeProduct(owner, { title: "Salt pig", stock: 7 });
  await open(page, paths.products);
  await open(elsewhere, paths.product(productId));
  await open(beside, paths.product(productId));
  await elsewhere.getByLabel("Name", { exact: true }).fill("Salt pig, large");
  await elsewhere.getByLabel("Price", { exact: true }).fill("31.50");
  await elsewhere.getByRole("button", { name: "In stock: one less" }).click();
  const row = page.getByRole("row", { name: /Salt pig, large/ });
  await followed("a product", {
    "the list": () => row.getByText("€31.50").waitFor(),
    "the editor": () => beside.getByRole("heading", { level: 1, name: "Salt pig, large" }).waitFor(),
  });
  await row.getByRole("cell", { name: "6", exact: true }).waitFor();
  await expect.poll(() => beside.getByRole("textbox", { name: "In stock" }).inputValue()).toBe("6");
});

test("an owner's edit reaches the preview, the other tab and the public page", async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, paths.links);
  await open(beside, paths.links);
  await page.getByRole("button", { name: /^Glaze .*Edit$/ }).click();
  const preview = page.frameLocator("iframe");
  await preview.getByText("Glaze", { exact: true }).first().waitFor();
  const shortest: Record<string, number> = {};
  for (let edit = 1; edit <= EDITS; edit++) {
    const title = `Raku week ${edit} of ${Date.now()}`;
    await page.getByLabel("Title", { exact: true }).fill(title);
    const took = await followed("a title", {
      "the preview": () => preview.getByText(title).first().waitFor(),
      "another tab": () => beside.getByRole("switch", { name: `Show ${title}` }).waitFor(),
      "the public page": () =>
        expect
          .poll(async () => (await suite.waitForPage(sitePaths.home(owner.username))).includes(title), { timeout: 20_000, interval: 20 })
          .toBe(true),
    });
    for (const [where, ms] of Object.entries(took)) shortest[where] = Math.min(ms, shortest[where] ?? ms);
  }
  for (const [where, most] of isMachineQuiet() ? Object.entries(MOST_MS) : []) expect(shortest[where], where).toBeLessThanOrEqual(most);
});

test("no page threw, and none asked a foreign host for anything", () => {
  expect(stage.complaints).toEqual([]);
});
