import { type Block, newBlock } from "@awning/domain/page/block";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { gone } from "../../support/absence.ts";
import { seriousFaults } from "../../support/axe.ts";
import { makeOwner } from "../../support/builders.ts";
import { refusalOf } from "../../support/clients.ts";
import { hasFocus, tabTo } from "../../support/keys.ts";
import { headingBlock, makePage, publishPage } from "../../support/own-pages.ts";
import { PHONE } from "../../support/shop.ts";
import { htmlOnce, makeLink } from "../../support/site-pages.ts";
import { stage } from "../support/stage.ts";

const FILM = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";
const SONG = "https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC";
/** No service whose player a page may show. */
const REFUSED = "https://videos.example.test/watch?v=aqz-KE-bpKQ";

function embed(id: string, url: string, title: string): Block {
  const block = newBlock("embed", id);
  return { ...block, props: { url, title } };
}

// Players ask their own services, once they are opened.
stage.expectComplaints(/youtube|spotify|videos\.example/);
const owner = await makeOwner({ site: { displayName: "Quay pots" } });
const film = embed("film", FILM, "How we throw");
const song = embed("song", SONG, "");
await makePage(owner, "films", { title: "Films", blocks: [headingBlock("top", "Films"), film, song] });
await publishPage(owner, "films");
const path = pagePaths.page(owner.username, "films");
await htmlOnce(path);

/** A visitor of whom is known what the browser asks for outside this site. Players are out of reach: they are answered here. */
async function visit(options?: Parameters<typeof stage.person>[0]): Promise<{ page: Page; asked: string[] }> {
  const page = await stage.person(options);
  const asked: string[] = [];
  await page.context().route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<p>player</p>" });
    },
  );
  await page.goto(path, { waitUntil: "networkidle" });
  return { page, asked };
}

test("nothing outside the site is asked before a click, then the player and nothing else, in a sandbox", async () => {
  const { page, asked } = await visit(PHONE);
  const film = page.getByRole("link", { name: /^How we throw/ });
  await film.getByText("Loads from YouTube when you play it").waitFor();
  // Reaching for it fetches our own chunk, not theirs.
  await film.hover();
  await film.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await gone(page.locator("iframe"));
  expect(asked).toEqual([]);
  const before = await film.boundingBox();
  await film.tap();
  const frame = page.getByTitle("How we throw");
  await page.frameLocator("iframe").getByText("player").waitFor();
  expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"]);
  const attributes = ["src", "sandbox", "allow", "referrerpolicy"];
  const given = await frame.evaluate((element, names) => names.map((name) => element.getAttribute(name)), attributes);
  expect(given).toEqual([
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1",
    "allow-scripts allow-same-origin allow-popups allow-presentation",
    "autoplay; encrypted-media; fullscreen; picture-in-picture",
    "strict-origin-when-cross-origin",
  ]);
  // The player takes the place of what was tapped: nothing below it jumps.
  expect(await frame.boundingBox()).toEqual(before);
  expect(await page.getByText("Loads from Spotify when you play it").isVisible()).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
});

test("by keyboard: the player opens where the focus was, and the focus is in it", async () => {
  const { page, asked } = await visit();
  await tabTo(page, page.getByRole("link", { name: /^Play on Spotify/ }));
  expect(asked).toEqual([]);
  await page.keyboard.press("Enter");
  const frame = page.getByTitle("Play on Spotify");
  await page.frameLocator("iframe").getByText("player").waitFor();
  expect(asked).toEqual(["https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC"]);
  expect(await hasFocus(frame)).toBe(true);
});

test("without script the same block is a link to the film", async () => {
  const { page, asked } = await visit({ javaScriptEnabled: false });
  const film = page.getByRole("link", { name: /^How we throw/ });
  expect(await film.getAttribute("href")).toBe(FILM);
  await film.click();
  await page.waitForURL(FILM);
  expect(asked).toEqual([FILM]);
});

test("anyone who comes to a player by a link within the site can play it as well", async () => {
  const { page, asked } = await visit();
  await page.goto(sitePaths.shop(owner.username), { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Quay pots" }).first().click();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Films" }).click();
  await page.waitForURL(`**${path}`);
  await page.getByRole("link", { name: /^How we throw/ }).click();
  await page.frameLocator("iframe").getByText("player").waitFor();
  expect(asked).toHaveLength(1);
});

test("a page's policy lets frames come from its players alone", async () => {
  const { page } = await visit();
  const policy = (await page.reload())?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("frame-src https://www.youtube-nocookie.com https://open.spotify.com;");
  const refused = page.waitForEvent("console", (message) => /frame-src|framing/i.test(message.text()));
  await page.evaluate((src) => {
    const frame = document.createElement("iframe");
    frame.src = src;
    document.body.append(frame);
  }, REFUSED);
  await refused;
});

test("a player of no service we know is not published, and a link to one leads there without a frame", async () => {
  await makePage(owner, "elsewhere", { blocks: [{ ...newBlock("embed", "film"), props: { url: REFUSED, title: "Film" } }] });
  const refusal = await refusalOf("publish-page", { pageId: "elsewhere", rev: 1 }, { token: owner.token });
  expect(refusal).toMatchObject({ code: "page_refused", details: { problem: "bad_blocks" } });
  await makeLink(owner, "film", { type: "embed", title: "Film elsewhere", url: REFUSED });
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("Film elsewhere"));
  const page = await stage.person();
  const answer = await page.goto(sitePaths.home(owner.username));
  const link = page.getByRole("link", { name: "Film elsewhere" });
  expect(await link.getAttribute("href")).toBe(REFUSED);
  expect(await link.getAttribute("data-open")).toBe(null);
  expect(answer?.headers()["content-security-policy"]).not.toContain("frame-src");
});
