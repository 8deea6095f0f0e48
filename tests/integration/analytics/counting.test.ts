import { COUNT_SHARDS } from "@awning/domain/analytics/counts";
import { sitePaths, TALLY_PATH } from "@awning/domain/routes/paths";
import { beforeAll, describe, expect, test } from "vitest";
import { groupCommit } from "../../../functions/src/analytics/commit-events.ts";
import { addCounts } from "../../../functions/src/data/analytics/counts.ts";
import { makeProduct, type Owner, randomAddress, randomKey } from "../../support/builders.ts";
import { headStart } from "../../support/clock.ts";
import { clickOn, postBeacon, storedClicks } from "../../support/counting.ts";
import { SITE } from "../../support/emulators.ts";
import { attributes, htmlOnce, makeLink, openShop } from "../../support/site-pages.ts";

const LINK = "Zk3fQ0vXr8aB12cdEFgh";
let owner: Owner;
const viewOf = (page: string) => ({ kind: "view", site: owner.username, target: `/${owner.username}/${page}` });
const statusOf = async (...sent: Parameters<typeof postBeacon>) => (await postBeacon(...sent)).status;

beforeAll(async () => {
  // First of all: what the functions say of their connection must be said before anybody uses it.
  await addCounts([]);
  owner = await openShop();
  await makeLink(owner, LINK, { title: "Winter carafes" });
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("Winter carafes"));
});

describe("a click on a link", () => {
  test("is counted under the id of the link by what is in the page, and nothing is kept of who it was", async () => {
    const html = await htmlOnce(sitePaths.home(owner.username));
    const [mark = ""] = attributes(html, "data-link");
    const before = (await storedClicks(owner.uid)).clicks[LINK] ?? 0;
    const answer = await postBeacon({ kind: "click", site: owner.username, target: mark });
    expect([answer.status, await answer.text(), answer.headers.get("cache-control"), answer.headers.get("set-cookie")]).toEqual([
      204,
      "",
      "no-store",
      null,
    ]);
    // Answered is stored: no waiting here.
    expect(await storedClicks(owner.uid)).toEqual({ clicks: { [LINK]: before + 1 }, documents: 1 });
  });

  test("is counted once however many come at the same time, and by however many instances", async () => {
    const before = (await storedClicks(owner.uid)).clicks[LINK] ?? 0;
    for (let round = 0; round < 5; round++) {
      const statuses = await Promise.all(Array.from({ length: 4 }, () => statusOf(clickOn(owner.username, LINK))));
      expect(statuses).toEqual([204, 204, 204, 204]);
    }
    expect((await storedClicks(owner.uid)).clicks[LINK]).toBe(before + 20);
  });

  test("of five hundred at once in one instance is stored five hundred times, in a handful of writes", async () => {
    const siteId = randomKey();
    let writes = 0;
    const commit = groupCommit((parts) => {
      writes++;
      return addCounts(parts);
    });
    await Promise.all(
      Array.from({ length: 500 }, async (_, index) => {
        await headStart(index % 50);
        await commit({
          siteId,
          linkId: index % 2 === 0 ? "even" : "odd",
          day: "2026-05-03",
          sweepAt: Date.now() + 3_600_000,
          rows: [`row ${index}`],
        });
      }),
    );
    const stored = await storedClicks(siteId);
    expect(stored.clicks).toEqual({ even: 250, odd: 250 });
    expect(writes).toBeLessThan(50);
    expect(stored.documents).toBeLessThanOrEqual(Math.min(writes, COUNT_SHARDS));
  });
});

test("a product and a basket with it are counted as soon as the page shows it", async () => {
  const productId = await makeProduct(owner, { title: "Bud vase", slug: "bud-vase" });
  await htmlOnce(sitePaths.product(owner.username, "bud-vase"), (html) => html.includes("Bud vase"));
  await expect.poll(() => statusOf(viewOf("shop/bud-vase")), { timeout: 10_000 }).toBe(204);
  expect(await statusOf({ kind: "basket", site: owner.username, target: `${productId}.single` })).toBe(204);
  expect(await statusOf(viewOf(""))).toBe(204);
});

describe("what is no click", () => {
  test.each<[string, () => ReturnType<typeof postBeacon>, number, string]>([
    ["junk", () => postBeacon("junk"), 400, "bad_request"],
    ["another kind", () => postBeacon({ ...clickOn(owner.username, LINK), kind: "visit" }), 400, "bad_request"],
    ["a link that the page does not have", () => postBeacon(clickOn(owner.username, "nowhere")), 404, "not_found"],
    ["a page that nobody has", () => postBeacon(clickOn("nobody-has-this", LINK)), 404, "not_found"],
    ["a page that the site does not have", () => postBeacon(viewOf("no-such-page-at-all")), 404, "not_found"],
    ["a product that it does not have", () => postBeacon(viewOf("shop/no-such-product")), 404, "not_found"],
    [
      "a basket with none of its products",
      () => postBeacon({ kind: "basket", site: owner.username, target: "__proto__" }),
      404,
      "not_found",
    ],
    ["too much", () => postBeacon(JSON.stringify(clickOn(owner.username, LINK)).padEnd(5000)), 413, "bad_request"],
    [
      "from another site",
      () => postBeacon(clickOn(owner.username, LINK), { headers: { "sec-fetch-site": "cross-site" } }),
      403,
      "forbidden",
    ],
  ])("%s is refused with its code", async (_, send, status, code) => {
    const before = await storedClicks(owner.uid);
    const answer = await send();
    expect([answer.status, await answer.json()]).toEqual([status, { error: { code, details: {} } }]);
    expect(await storedClicks(owner.uid)).toEqual(before);
  });

  test("a program is answered like a person and not counted", async () => {
    const before = await storedClicks(owner.uid);
    expect(await statusOf(clickOn(owner.username, LINK), { headers: { "user-agent": "Googlebot/2.1" } })).toBe(204);
    expect(await storedClicks(owner.uid)).toEqual(before);
  });

  test("looking at the address shows nothing", async () => {
    const answer = await fetch(SITE + TALLY_PATH, { headers: { accept: "text/html" } });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

test("a flood from one address ends with 429 and a time to come again; another address still counts", async () => {
  const address = randomAddress();
  let last: Response | undefined;
  let sent = 0;
  while (sent < 1000 && last?.status !== 429) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => postBeacon("junk", { address })));
    last = answers.find(({ status }) => status === 429);
    sent += answers.length;
  }
  // 300 pass in one window and instance.
  expect(sent).toBeGreaterThan(300);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await statusOf(clickOn(owner.username, LINK))).toBe(204);
});
