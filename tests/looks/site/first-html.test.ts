import { pagePaths } from "@awning/domain/routes/page-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { PRERENDERED } from "../../../web/src/app/prerender/pages.ts";
import { blankPages, pagesOf } from "../../support/public-pages.ts";
import { attributes, metaOf } from "../../support/site-pages.ts";
import { openDemoShops } from "../support/demo-shops.ts";
import { ORIGIN } from "../support/origin.ts";
import { stage } from "../support/stage.ts";

/** Words of a link that say nothing without what stands around it, as Lighthouse lists them. */
const EMPTY_LINKS = [
  "click here",
  "click this",
  "go",
  "here",
  "information",
  "learn more",
  "more",
  "more info",
  "more information",
  "right here",
  "read more",
  "see more",
  "start",
  "this",
];

await openDemoShops();
const page = await stage.person({ javaScriptEnabled: false });

/** Every public address, without what is done on it. */
async function everyPath(): Promise<string[]> {
  const own = PRERENDERED.map(({ path }) => path);
  const others = [...(await pagesOf("kiln")), ...(await blankPages())].map(({ path }) => path);
  return [...new Set([...own, ...others, sitePaths.findOrder("kiln"), pagePaths.page("kiln", "the-studio")])];
}

/** What Lighthouse looks for beside head and status: each thing that it would call wrong. */
function seoFaults(empty: string[]): string[] {
  const links = [...document.querySelectorAll("a")];
  const said = (link: Element) => (link.textContent ?? "").trim().toLowerCase();
  return [
    ...links.filter((link) => !link.href || link.protocol === "javascript:").map((link) => `no address: ${link.outerHTML}`),
    ...links.filter((link) => empty.includes(said(link))).map((link) => `says nothing: ${link.outerHTML}`),
    ...links
      .filter((link) => said(link) === "" && !link.ariaLabel && !link.querySelector("[alt]:not([alt=''])"))
      .map((link) => `no words: ${link.outerHTML}`),
    ...[...document.querySelectorAll("img:not([alt])")].map((image) => `no description: ${image.outerHTML}`),
    ...(document.documentElement.lang ? [] : ["no language"]),
    ...(document.querySelector("meta[name=viewport][content*='width=device-width']") ? [] : ["no viewport"]),
    ...(document.querySelectorAll("h1").length === 1 ? [] : [`${document.querySelectorAll("h1").length} headings`]),
    ...((document.querySelector("main")?.innerText.length ?? 0) > 20 ? [] : ["no words"]),
  ];
}

test("every public address without script has its words, one heading and a title; what search engines may list has all that Lighthouse asks for", async () => {
  const found: Record<string, string[]> = {};
  for (const path of await everyPath()) {
    const answer = await fetch(ORIGIN + path);
    const html = await answer.text();
    await page.goto(path);
    const faults = await page.evaluate(seoFaults, EMPTY_LINKS);
    if (!/<title>[^<]{3,}<\/title>/.test(html)) faults.push("no title");
    if (answer.status === 200 && metaOf(html, "robots") === null) {
      for (const name of ["description", "og:title", "og:description", "og:url", "og:image"])
        if (!metaOf(html, name)) faults.push(`no ${name}`);
      if (!/<link rel="canonical" href="[^"]+"/.test(html)) faults.push("no canonical address");
    }
    if (attributes(html, "href").length === 0) faults.push("leads nowhere");
    if (faults.length > 0) found[path] = faults;
  }
  expect(found).toEqual({});
});

test("pages that are not there answer 404 and 410 and lead to the host", async () => {
  const statuses: number[] = [];
  for (const { path } of await blankPages()) {
    statuses.push((await page.goto(path))?.status() ?? 0);
    expect(await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).getAttribute("href")).toBe(paths.contact);
  }
  expect(statuses).toEqual([404, 404, 404, 410]);
});
