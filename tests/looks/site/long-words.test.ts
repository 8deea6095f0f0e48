import { reservationPaths } from "@awning/domain/booking/paths";
import { expect, test } from "vitest";
import { lengthen, squeezed } from "../../support/pseudo-locale.ts";
import { blankPages, type PublicPage, pagesOf, publishedSite } from "../../support/public-pages.ts";
import { openDemoShops } from "../support/demo-shops.ts";
import { stage } from "../support/stage.ts";

const SAMPLE = ["home", "shop", "product", "checkout with mistakes", "order"];

await openDemoShops();
const page = await stage.person({ reducedMotion: "reduce" });
const pages = [
  ...(await pagesOf("kiln")),
  ...(await blankPages()),
  { name: "an address of nothing", path: `${reservationPaths.list}/a/b/c` },
];
const { displayName, products, links, menu = [] } = { menu: [], ...(await publishedSite("kiln")) };
/** What the owner wrote. */
const names = [displayName, ...[...products, ...links, ...menu].map((one: { title: string }) => one.title)];

/** Opens a page, and says all of it in longer words. @returns what has no room then */
async function squeezedAt({ path, act }: PublicPage, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 700 });
  await page.goto(path);
  await act?.(page);
  await page.evaluate(`(${lengthen})(document.body, ${JSON.stringify(names)})`);
  return page.evaluate<string[]>(`(${squeezed})(document.querySelector("dialog[open]") ?? document.body)`);
}

async function expectRoom(some: readonly PublicPage[], width: number): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const one of some) {
    const faults = await squeezedAt(one, width);
    if (faults.length > 0) found[one.name] = faults;
  }
  expect(found).toEqual({});
}

test("what has no room is found: a word that is cut off, one over another, and one that scrolls the page", async () => {
  const find = async (html: string) => {
    await page.setContent(`<body style="margin:0;font:16px sans-serif">${html}</body>`);
    return (await page.evaluate<string[]>(`(${squeezed})()`)).map((fault) => fault.slice(0, 16));
  };
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await find("<p>Room enough</p>")).toEqual([]);
  expect(await find('<p style="width:40px;overflow:hidden;white-space:nowrap">No room here</p>')).toEqual(["cut off: <p clas"]);
  expect(await find('<p>Below</p><p style="margin-top:-34px">Above</p>')).toEqual(["one over the oth"]);
  expect(await find('<p style="white-space:nowrap">One line that is longer than this window is wide</p>')).toEqual([
    "the page scrolls",
    "outside of the w",
  ]);
});

test("pages of a shop have room for longer words at 320 px", () =>
  expectRoom(
    pages.filter(({ name }) => SAMPLE.includes(name)),
    320,
  ));

test.each([320, 390])("so has every other page at %i px", { tags: ["full"] }, (width) => expectRoom(pages, width));
