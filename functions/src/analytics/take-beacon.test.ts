import { randomBytes } from "node:crypto";
import { visitorsNow } from "@awning/domain/analytics/answer";
import { toDataSet } from "@awning/domain/analytics/data-set";
import { type EventKind, type EventRow, encodeRow, findRow, NO_TRAITS } from "@awning/domain/analytics/event";
import { figuresOf, select } from "@awning/domain/analytics/query";
import { visitsOf } from "@awning/domain/analytics/visit";
import { expect, test } from "vitest";
import type { CountedSite } from "#data/analytics/counted-site.ts";
import type { DayEvent } from "./commit-events.ts";
import { DaySalts } from "./day-salts.ts";
import { type Asked, standsFor, takeBeacon } from "./take-beacon.ts";

const ORIGIN = "https://awning.example.test";
const bytes = (told: unknown) => new TextEncoder().encode(typeof told === "string" ? told : JSON.stringify(told));
const reads = (told: unknown) => async (max: number) => {
  const sent = told instanceof Uint8Array ? told : bytes(told);
  return sent.length > max ? null : sent;
};
const CLICK = { kind: "click", site: "kiln", target: "carafe" };
const VIEW = {
  kind: "view",
  site: "kiln",
  target: "/kiln/shop/mug",
  from: "utm_source=ig&utm_campaign=autumn&from=l.instagram.com",
  zone: "Europe/Vienna",
};
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 335.0";
const ASKED: Asked = {
  method: "POST",
  fetchSite: "same-origin",
  origin: ORIGIN,
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
  languages: "de-AT,de;q=0.9",
  read: reads(CLICK),
  client: "10.0.0.1",
  now: Date.parse("2026-05-03T22:30:00Z"),
};

const SITE: CountedSite = {
  ...{ siteId: "owner", zone: "Europe/Berlin" },
  links: [
    { id: "0123carafe", showFrom: null },
    { id: "01234later", showFrom: ASKED.now + 1000 },
  ],
  paths: new Set(["about-us", "shop/mug", "legal/privacy", "book/first-lesson"]),
  products: new Set(["mug-1"]),
};

function setUp() {
  const events: DayEvent[] = [];
  const take = takeBeacon({
    find: async (username, _, look) => (username === "kiln" ? look(SITE) : null),
    salts: new DaySalts(async (name) => new TextEncoder().encode(name)),
    commit: async (event) => void events.push(event),
    ownOrigin: () => ORIGIN,
  });
  const rows = () => events.flatMap(({ rows: all }) => all.map(findRow));
  return { events, rows, take: async (asked: Partial<Asked> = {}) => (await take({ ...ASKED, ...asked })).status };
}

test("counts a click on the owner's calendar day, which closes soon after", async () => {
  const { events, rows, take } = setUp();
  expect(await take()).toBe(204);
  expect(events).toMatchObject([{ siteId: "owner", linkId: "0123carafe", day: "2026-05-04", sweepAt: Date.parse("2026-05-04T22:05:00Z") }]);
  expect(rows()).toMatchObject([{ kind: "click", target: "0123carafe", minute: 30, isBrief: false }]);
});

test("stores a view's page, source and browser, and nothing that identifies a person", async () => {
  const { events, rows, take } = setUp();
  expect(await take({ read: reads(VIEW), userAgent: IPHONE })).toBe(204);
  expect(rows()[0]).toMatchObject({
    kind: "product",
    target: "shop/mug",
    traits: {
      channel: "social",
      source: "Instagram",
      medium: "",
      campaign: "autumn",
      country: "AT",
      device: "phone",
      browser: "Instagram app",
      system: "iOS",
      language: "de",
      app: "Instagram",
      bot: "",
    },
  });
  expect(events[0]?.linkId).toBeNull();
  for (const secret of ["10.0.0.1", "Mozilla", "335.0", "l.instagram.com"]) expect(events[0]?.rows.join()).not.toContain(secret);
});

test.each([
  ["/kiln", "view", ""],
  ["/KILN/shop/", "view", "shop"],
  ["/kiln/about-us", "view", "about-us"],
  ["/kiln/checkout", "checkout", "checkout"],
  ["/kiln/order/Zk3fQ0vXr8aB12cdEFgh", "view", "order"],
  ["/kiln/legal/privacy", "view", "legal/privacy"],
])("counts the page %s as %s of %o", async (target, kind, page) => {
  const { rows, take } = setUp();
  expect(await take({ read: reads({ ...VIEW, target }) })).toBe(204);
  expect(rows()[0]).toMatchObject({ kind, target: page });
});

test.each([
  ...["/tempo", "/kilns", "/kiln/shop/a/b", "/kiln/shop/-", "/kiln/legal/nothing", "/kiln/about--us", "/kiln/legal/terms"],
  ...["/kiln/no-such-page-at-all", "/kiln/shop/no-such-product", "/kiln/book/no-such-service", "/kiln/constructor", "/kiln/imprint"],
])("does not count %s", async (target) => {
  const { events, take } = setUp();
  expect(await take({ read: reads({ ...VIEW, target }) })).toBe(404);
  expect(events).toEqual([]);
});

test.each(["mug-1", "mug-1.large", "mug-1."])("counts adding %s to the basket", async (target) => {
  const { rows, take } = setUp();
  expect(await take({ read: reads({ kind: "basket", site: "kiln", target }) })).toBe(204);
  expect(rows()).toMatchObject([{ kind: "basket", target: "mug-1" }]);
});

test.each(["mug-2", "__proto__", "constructor", "__proto__.single"])("refuses the unknown product %s", async (target) => {
  const { events, take } = setUp();
  expect(await take({ read: reads({ kind: "basket", site: "kiln", target }) })).toBe(404);
  expect(events).toEqual([]);
});

test("refuses a scheduled link before its time", async () => {
  const { take } = setUp();
  const read = reads({ ...CLICK, target: "4later" });
  expect(await take({ read })).toBe(404);
  expect(await take({ read, now: ASKED.now + 1000 })).toBe(204);
});

test("identifies a visitor within one day and site only", async () => {
  const { rows, take } = setUp();
  await take({ read: reads(VIEW) });
  await take({ read: reads(VIEW), now: ASKED.now + 3_600_000 });
  await take({ read: reads(VIEW), client: "10.0.0.2" });
  await take({ read: reads(VIEW), userAgent: IPHONE });
  await take({ read: reads(VIEW), now: ASKED.now + 86_400_000 });
  const [first, again, ...others] = rows().map((row) => row?.visitor);
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
  expect(new Set(rows().map((row) => row?.token)).size).toBe(5);
});

test("counts a declared bot as one and keeps its clicks apart", async () => {
  const { events, rows, take } = setUp();
  expect(await take({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" })).toBe(204);
  expect(events[0]?.linkId).toBeNull();
  expect(rows()[0]?.traits.bot).toBe("search");
});

test("accepts an old browser that sends only its origin", async () => {
  const { events, take } = setUp();
  expect(await take({ fetchSite: undefined })).toBe(204);
  expect(events).toHaveLength(1);
});

test.each<[string, Partial<Asked>, number]>([
  ["looks", { method: "GET" }, 405],
  ["comes from another site", { fetchSite: "cross-site" }, 403],
  ["comes from another subdomain", { fetchSite: "same-site" }, 403],
  ["comes from another origin", { fetchSite: undefined, origin: "https://evil.example.test" }, 403],
  ["comes from nowhere", { fetchSite: undefined, origin: undefined }, 403],
  ["is too much", { read: reads(JSON.stringify(CLICK).padEnd(4097)) }, 413],
  ["is no JSON", { read: reads("{") }, 400],
  ["is no text", { read: reads(new Uint8Array([0xff, 0xfe])) }, 400],
  ["is of an unknown kind", { read: reads({ ...CLICK, kind: "visit" }) }, 400],
  ["says more than it should", { read: reads({ ...CLICK, count: 1000 }) }, 400],
  ["names a link that nobody has", { read: reads({ ...CLICK, target: "other" }) }, 404],
  ["names a page that nobody has", { read: reads({ ...CLICK, site: "nobody" }) }, 404],
])("does not count what %s", async (_, asked, status) => {
  const { events, take } = setUp();
  expect(await take(asked)).toBe(status);
  expect(events).toEqual([]);
});

test("counts sixty people behind one address with the same user agent", async () => {
  const { events, take } = setUp();
  for (let index = 0; index < 60; index++) for (let event = 0; event < 5; event++) expect(await take({ userAgent: IPHONE })).toBe(204);
  expect(events).toHaveLength(300);
});

test("limits a browser, an address and a day without affecting other visitors", async () => {
  const { events, take } = setUp();
  for (let index = 0; index < 400; index++) await take();
  expect(events).toHaveLength(300);
  expect(await take()).toBe(429);
  for (let index = 0; index < 400; index++) await take({ userAgent: `Firefox ${index}` });
  expect(events.length).toBeLessThanOrEqual(600);
  expect(await take({ client: "10.0.0.2" })).toBe(204);
  expect(await take({ now: ASKED.now + 60_000 })).toBe(204);
  for (let minute = 2; minute < 60; minute++)
    for (let index = 0; index < 600; index++)
      await take({ now: ASKED.now + minute * 60_000, userAgent: `Firefox ${index}`, read: reads("junk") });
  expect(await take({ now: ASKED.now + 60 * 60_000, userAgent: IPHONE })).toBe(429);
  expect(await take({ now: ASKED.now + 60 * 60_000, client: "10.0.0.2" })).toBe(204);
  expect(await take({ now: ASKED.now + 86_400_000 })).toBe(204);
});

test("shortens overlong automatic values instead of refusing them", async () => {
  const { rows, take } = setUp();
  const from = (value: string) => reads({ ...VIEW, from: value, zone: "z".repeat(100), brief: 7 });
  expect(await take({ read: from(`utm_campaign=${"x".repeat(81)}`) })).toBe(204);
  expect(await take({ read: from("utm_campaign=me@work") })).toBe(204);
  expect(await take({ read: from("utm_campaign=%E0%A4%A") })).toBe(204);
  expect(await take({ read: from(`utm_campaign=fair&utm_content=${"%E6%B1%89".repeat(300)}`) })).toBe(204);
  expect(rows().map((row) => [row?.traits.campaign, row?.traits.channel, row?.traits.country])).toEqual([
    ["x".repeat(80), "campaign", ""],
    ["@work", "campaign", ""],
    ["?", "campaign", ""],
    ["fair", "campaign", ""],
  ]);
});

test("counts a service page by its path and all booking pages as one", async () => {
  const { rows, take } = setUp();
  expect(await take({ read: reads({ ...VIEW, target: "/kiln/book/first-lesson" }) })).toBe(204);
  expect(await take({ read: reads({ ...VIEW, target: "/kiln/booking/0f3kq9d2" }) })).toBe(204);
  expect(rows()).toMatchObject([
    { kind: "view", target: "book/first-lesson" },
    { kind: "view", target: "booking" },
  ]);
});

test("where one visitor stands for eight, totals stay what they are, visits whole, and every order is counted", () => {
  const visitors = Array.from({ length: 4000 }, () => randomBytes(9).toString("base64url"));
  const counted = visitors.flatMap((visitor) => standsFor(visitor, "view", 8));
  expect(new Set(counted).size).toBe(counted.length);
  expect(counted.length / visitors.length).toBeCloseTo(1, 0);
  for (const visitor of visitors.slice(0, 100)) {
    expect(standsFor(visitor, "checkout", 8)).toEqual(standsFor(visitor, "view", 8));
    expect(standsFor(visitor, "order", 8)).toEqual([counted.includes(visitor) ? visitor : `~${visitor}`]);
  }
  expect(standsFor("any", "view", 1)).toEqual(["any"]);
});

test("where one visitor stands for eight, the orders of all others are counted and attributed, as no visit and no visitor", () => {
  const people = Array.from({ length: 800 }, () => randomBytes(9).toString("base64url"));
  const minute = 600;
  const row = (visitor: string, kind: EventKind, target: string, country: string): EventRow[] =>
    standsFor(visitor, kind, 8).map((one) => ({
      ...{ kind, target, minute, visitor: one, token: one, isBrief: false },
      traits: { ...NO_TRAITS, country },
    }));
  const buyers = people.filter((_, place) => place % 3 === 0);
  const country = (place: number) => (place % 2 === 0 ? "AT" : "DE");
  const rows = [
    ...people.flatMap((one) => row(one, "view", "", "AT")),
    ...buyers.flatMap((one, place) => row(one, "order", `${place}`, country(place))),
  ];
  const sold = { kind: "order", minute, total: 100, currency: "EUR", traits: NO_TRAITS, link: "" } as const;
  const set = toDataSet([
    {
      day: "2026-05-04",
      visits: visitsOf(
        rows,
        buyers.map((_, place) => ({ ...sold, id: `${place}` })),
      ),
    },
  ]);
  const selection = select(set, { range: { first: "2026-05-04", last: "2026-05-04" }, filters: [] });
  const { visits, visitors, orders, money } = figuresOf(set, selection);
  const counted = people.flatMap((one) => standsFor(one, "view", 8)).length;
  expect({ visits, visitors, orders, money }).toEqual({
    ...{ visits: counted, visitors: counted },
    ...{ orders: buyers.length, money: { EUR: 100 * buyers.length } },
  });
  expect(visitorsNow(rows.map(encodeRow), minute)).toBe(counted);
});
