import { newBlock } from "@awning/domain/page/block";
import { HOME_PAGE_ID } from "@awning/domain/page/page";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/design/labels.ts";
import { makeProduct } from "../../support/builders.ts";
import { bareRoundTrips } from "../support/bare-round-trip.ts";
import { block, draftSaved, makePage, openBuilder } from "../support/building.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { addNamedLink, onDevice, open, shownLinks } from "../support/owner.ts";
import { suite } from "../support/stage.ts";

const test = journey
  .extend("beside", perFile, ({ page }) => page.context().newPage())
  .extend("elsewhere", perFile, ({ stage, owner }) => onDevice(stage, owner))
  .extend("trip", fromStart, ({ stage }) => bareRoundTrips(stage));

/**
 * How soon an edit is seen elsewhere: in round trips of the bare SDK, made while it is waited for. Both take longer on a machine with
 * much else to do, so it is their ratio that tells a live update from one that asks every few seconds, or loads the page anew.
 */
const MOST_TRIPS: Readonly<Record<string, number>> = {
  "the preview": 20,
  "another tab": 20,
  "another browser": 20,
  "another editor": 20,
  // A function has to be started by the edit and to draw the copy.
  "the public page": 40,
};
/** On a machine with nothing to do a trip is so short that what a browser needs to draw would count for many. */
const SHORTEST_MS = 50;
const TITLE_PAUSES = { "the preview": 500, "another tab": 500, "the public page": 500 };
const PAGE_PAUSES = { "another editor": 700 };
const EDITS = 4;
const trips = new Map<string, { where: string; counts: number[] }>();

/**
 * Makes an edit and waits until it is seen everywhere; `edit` makes it and says where it is looked for.
 * @param pauses how many ms a text waits for a pause in typing before it goes there: the same on any machine
 */
async function measured(
  trip: () => Promise<number>,
  what: string,
  edit: () => Promise<Record<string, () => Promise<unknown>>>,
  pauses: Readonly<Record<string, number>> = {},
): Promise<void> {
  const on = await edit();
  let isWaiting = true;
  const bare: number[] = [];
  const makeTrips = async () => {
    while (isWaiting) bare.push(await trip());
  };
  const seen = followed(what, on).finally(() => {
    isWaiting = false;
  });
  const [took] = await Promise.all([seen, makeTrips()]);
  const one = Math.max(SHORTEST_MS, bare.reduce((sum, ms) => sum + ms, 0) / bare.length);
  for (const [where, ms] of Object.entries(took)) {
    const key = `${what} on ${where}`;
    trips.set(key, { where, counts: [...(trips.get(key)?.counts ?? []), (ms - (pauses[where] ?? 0)) / one] });
  }
}

/** Anything can delay one of a few. */
function median(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => a - b);
  const [one = Number.NaN, other = one] = [sorted[Math.floor((counts.length - 1) / 2)], sorted[Math.floor(counts.length / 2)]];
  return (one + other) / 2;
}

const visitorsSee = (path: string, words: string) => () =>
  expect.poll(async () => (await suite.waitForPage(path)).includes(words), { timeout: 20_000, interval: 20 }).toBe(true);

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

test("a change of the links shows in another tab and in another browser without reloading", async ({ page, beside, elsewhere }) => {
  for (const one of [page, beside, elsewhere]) await open(one, paths.links);
  await addNamedLink(page, "clay.example", "Clay");
  const seen = (on: Page, title: string) => () => on.getByRole("switch", { name: `Show ${title}` }).waitFor();
  await followed("a new link", { "another tab": seen(beside, "Clay"), "another browser": seen(elsewhere, "Clay") });
  for (const title of ["Glaze", "Fire"]) {
    await addNamedLink(elsewhere, `${title}.example`, title);
    await followed(`link ${title} back`, { "first tab": seen(page, title), "its neighbour": seen(beside, title) });
  }
});

test("switching a link off, moving and deleting it are followed as well", { tags: ["full"] }, async ({ page, beside, elsewhere }) => {
  await beside.getByRole("switch", { name: "Show Clay" }).click();
  const isOff = (on: Page) => async () =>
    expect.poll(() => on.getByRole("switch", { name: "Show Clay" }).isChecked(), { interval: 20 }).toBe(false);
  await followed("off", { "another tab": isOff(page), "another browser": isOff(elsewhere) });

  await page.getByRole("button", { name: "Actions for Fire" }).click();
  await page.getByRole("menuitem", { name: "Move to top" }).click();
  const isFirst = (on: Page) => async () => expect.poll(() => shownLinks(on), { interval: 20 }).toEqual(["Fire", "Clay", "Glaze"]);
  await followed("moved", { "another tab": isFirst(beside), "another browser": isFirst(elsewhere) });

  await elsewhere.getByRole("button", { name: "Actions for Fire" }).click();
  await elsewhere.getByRole("menuitem", { name: "Delete" }).click();
  const isGone = (on: Page) => () => on.getByRole("switch", { name: "Show Fire" }).waitFor({ state: "detached" });
  await followed("deleted", { "first tab": isGone(page), "another tab": isGone(beside) });
});

test("a text someone types here is not overwritten by the same field elsewhere, a text no one types in follows", {
  tags: ["full"],
}, async ({ page, beside, elsewhere }) => {
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

test("a product changed in one browser changes in the list and the editor of the other", { tags: ["full"] }, async ({
  owner,
  page,
  beside,
  elsewhere,
}) => {
  const productId = await makeProduct(owner, { title: "Salt pig", stock: 7 });
  await open(page, paths.products);
  await open(elsewhere, paths.product(productId));
  await open(beside, paths.product(productId));
  await elsewhere.getByLabel("Name", { exact: true }).fill("Salt pig, large");
  await elsewhere.getByLabel("Price", { exact: true }).fill("31.50");
  await elsewhere.getByRole("button", { name: "In stock: decrease" }).click();
  const row = page.getByRole("row", { name: /Salt pig, large/ });
  await followed("a product", {
    "the list": () => row.getByText("€31.50").waitFor(),
    "the editor": () => beside.getByRole("heading", { level: 1, name: "Salt pig, large" }).waitFor(),
  });
  await row.getByRole("button", { name: "Stock of Salt pig, large" }).getByText("6", { exact: true }).waitFor();
  await expect.poll(() => beside.getByRole("textbox", { name: "In stock" }).inputValue()).toBe("6");
});

test("a link's new title reaches the preview, the other tab and the public page", { tags: ["full"] }, async ({
  owner,
  page,
  beside,
  trip,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, paths.links);
  await open(beside, paths.links);
  await page.getByRole("button", { name: /^Glaze .*Edit$/ }).click();
  const preview = page.frameLocator("iframe");
  await preview.getByText("Glaze", { exact: true }).first().waitFor();
  for (let nth = 1; nth <= EDITS; nth++) {
    const title = `Raku week ${nth} of ${Date.now()}`;
    await measured(
      trip,
      "a title",
      async () => {
        await page.getByLabel("Title", { exact: true }).fill(title);
        return {
          "the preview": () => preview.getByText(title).first().waitFor(),
          "another tab": () => beside.getByRole("switch", { name: `Show ${title}` }).waitFor(),
          "the public page": visitorsSee(sitePaths.home(owner.username), title),
        };
      },
      TITLE_PAUSES,
    );
  }
});

test("so does the name of who sells, in another browser as well", { tags: ["full"] }, async ({ owner, page, beside, elsewhere, trip }) => {
  for (const one of [page, beside, elsewhere]) await open(one, paths.information);
  const preview = page.frameLocator("iframe");
  await preview.getByText("The wheel house").first().waitFor();
  const follows = (on: Page, name: string) => () =>
    expect.poll(() => on.getByLabel("Name", { exact: true }).inputValue(), { timeout: 20_000, interval: 20 }).toBe(name);
  for (let nth = 1; nth <= EDITS; nth++) {
    const name = `Salt works ${nth} of ${Date.now()}`;
    await measured(trip, "a name", async () => {
      await page.getByLabel("Name", { exact: true }).fill(name);
      await page.getByLabel("Headline").focus();
      return {
        "the preview": () => preview.getByText(name).first().waitFor(),
        "another tab": follows(beside, name),
        "another browser": follows(elsewhere, name),
        "the public page": visitorsSee(sitePaths.home(owner.username), name),
      };
    });
  }
});

test("a theme that is tried shows in the phone at once, one that is applied in another browser's and on the public page", {
  tags: ["full"],
}, async ({ owner, page, elsewhere, trip }) => {
  await open(page, paths.design);
  await elsewhere.setViewportSize({ width: 1440, height: 900 });
  await open(elsewhere, paths.links);
  // The pictures of the themes are frames without a title.
  const colour = (on: Page) => () =>
    on
      .frameLocator('iframe[title]:not([title=""])')
      .locator(":root")
      .evaluate((root) => getComputedStyle(root).getPropertyValue("--pri"));
  for (const one of [page, elsewhere]) await expect.poll(colour(one)).not.toBe("");
  const bar = page.getByRole("region", { name: "Draft" });
  const turns = (on: Page, before: string) => () => expect.poll(colour(on), { timeout: 20_000, interval: 20 }).not.toBe(before);
  for (const theme of ["Clay", "Ink"]) {
    const before = await colour(page)();
    await measured(trip, "a theme that is tried", async () => {
      await page.getByRole("radio", { name: new RegExp(`^${theme}`) }).check({ force: true });
      return { "the preview": turns(page, before) };
    });
    await bar.getByText(`You’re previewing ${theme}.`).waitFor();
    await measured(trip, "a theme that is applied", async () => {
      const applied = await colour(elsewhere)();
      await bar.getByRole("button", { name: labels.applyToLivePage }).click();
      return {
        "another browser": turns(elsewhere, applied),
        "the public page": visitorsSee(sitePaths.home(owner.username), `data-theme="${theme.toLowerCase()}"`),
      };
    });
  }
});

test("a home page's new words reach its canvas and another editor; published, another browser's phone and the public page", {
  tags: ["full"],
}, async ({ owner, page, beside, elsewhere, trip }) => {
  const first = { ...newBlock("heading", "a"), props: { ...newBlock("heading", "a").props, text: "Fire" } };
  const id = await makePage(owner, "Home", [first], HOME_PAGE_ID);
  for (const one of [page, beside]) await openBuilder(one, id);
  await block(page, "Heading “Fire”").click();
  const field = page.getByRole("complementary", { name: "Heading" }).getByLabel("Heading", { exact: true });
  const drawn = (on: Page, words: string) => () => on.frameLocator("iframe").getByText(words).first().waitFor();
  for (const nth of [1, 2]) {
    const words = `Kiln day ${nth} of ${Date.now()}`;
    await measured(
      trip,
      "a page",
      async () => {
        await field.fill(words);
        return { "the preview": drawn(page, words), "another editor": drawn(beside, words) };
      },
      PAGE_PAUSES,
    );
    await draftSaved(page);
    await measured(trip, "a published page", async () => {
      await page.getByRole("button", { name: /^Publish(?! now)/ }).click();
      await page.getByRole("button", { name: "Publish now" }).click();
      return { "another browser": drawn(elsewhere, words), "the public page": visitorsSee(sitePaths.home(owner.username), words) };
    });
  }
});

test("each is seen as soon as a live update is", { tags: ["full"] }, () => {
  expect(trips.size).toBeGreaterThan(0);
  for (const [what, { where, counts }] of trips) {
    console.info(`${what}: ${counts.map((count) => count.toFixed(1)).join(", ")} round trips`);
    expect(median(counts), what).toBeLessThanOrEqual(MOST_TRIPS[where] ?? 0);
  }
});
