/** @module-tag full */
// 100,000 known visits through the real endpoint: every figure is what was sent.
import { completeSet } from "@awning/domain/analytics/answer";
import { breakdown, figuresOf, select } from "@awning/domain/analytics/query";
import { collections } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { untilTime } from "../../support/clock.ts";
import { PERSONS_BROWSER, postBeacon } from "../../support/counting.ts";
import { admin } from "../../support/emulators.ts";
import { openShop } from "../../support/site-pages.ts";
import { seeded } from "../../support/visits.ts";

const VISITS = 100_000;
const AT_ONCE = 64;
const SOURCES = ["Instagram", "Google", "Newsletter", "", "Pinterest"] as const;
const FROM = {
  Instagram: "from=l.instagram.com",
  Google: "from=www.google.com",
  Newsletter: "utm_source=newsletter",
  "": "",
  Pinterest: "from=www.pinterest.com",
} as const;
const PAGES = ["", "/shop"] as const;
const BOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

test("every figure is what was sent, at whatever concurrency", { timeout: 1_800_000 }, async () => {
  const owner = await openShop();
  const random = seeded(100);
  const sent = { visits: 0, bots: 0, bySource: new Map<string, number>(), byPage: new Map<string, number>() };
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  let next = 0;
  const visitor = async () => {
    for (let index = next++; index < VISITS; index = next++) {
      const source = SOURCES[random(SOURCES.length)] ?? "";
      const page = PAGES[random(PAGES.length)] ?? "";
      const isBot = random(20) === 0;
      const told = {
        kind: "view",
        site: owner.username,
        target: sitePaths.home(owner.username) + page,
        from: FROM[source],
        zone: "Europe/Berlin",
      };
      const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
      const headers = { "user-agent": isBot ? BOT : PERSONS_BROWSER };
      for (
        let answer = await postBeacon(told, { address, headers });
        answer.status !== 204;
        answer = await postBeacon(told, { address, headers })
      ) {
        // An instance takes so many a minute of all together.
        expect(answer.status).toBe(429);
        await untilTime(Date.now() + 1000 * Number(answer.headers.get("retry-after")));
      }
      if (isBot) sent.bots++;
      else {
        sent.visits++;
        add(sent.bySource, source);
        add(sent.byPage, page.slice(1));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));

  const chunks = (await admin.firestore.collection(collections.visitChunks(owner.uid)).get()).docs;
  const rows = Map.groupBy(chunks, (one) => String(one.get("day")));
  const days = [...rows].sort().map(([day, some]) => ({ day, rows: some.flatMap((one): string[] => one.get("rows")), conversions: [] }));
  const set = completeSet([], days);
  const range = { first: days[0]?.day ?? "", last: days.at(-1)?.day ?? "" };
  const selection = select(set, { range, filters: [] });
  expect(figuresOf(set, selection)).toMatchObject({ visits: sent.visits, views: sent.visits });
  expect(figuresOf(set, select(set, { range, filters: [], bots: "only" })).visits).toBe(sent.bots);
  const card = (dimension: "source" | "page") => new Map(breakdown(set, selection, dimension).map(({ value, count }) => [value, count]));
  expect(card("source")).toEqual(sent.bySource);
  expect(card("page")).toEqual(sent.byPage);
  // As many documents as rows need, and far fewer writes than visits.
  expect(chunks.length).toBeLessThan(VISITS / 100);
});
