import { expect, test } from "vitest";
import type { Click } from "./commit-clicks.ts";
import { type Asked, takeBeacon } from "./take-beacon.ts";

const ORIGIN = "https://awning.example.test";
const bytes = (told: unknown) => new TextEncoder().encode(typeof told === "string" ? told : JSON.stringify(told));
const reads = (told: unknown) => async (max: number) => {
  const sent = told instanceof Uint8Array ? told : bytes(told);
  return sent.length > max ? null : sent;
};
const CLICK = { kind: "click", site: "kiln", link: "carafe" };
const ASKED: Asked = {
  method: "POST",
  fetchSite: "same-origin",
  origin: ORIGIN,
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
  read: reads(CLICK),
  client: "10.0.0.1",
  now: Date.parse("2026-05-03T22:30:00Z"),
};

function setUp() {
  const clicks: Click[] = [];
  const take = takeBeacon({
    findLink: async (username, mark) =>
      username === "kiln" && mark === "carafe" ? { siteId: "owner", linkId: "0123carafe", zone: "Europe/Berlin" } : null,
    commit: async (click) => void clicks.push(click),
    ownOrigin: () => ORIGIN,
  });
  return { clicks, take: async (asked: Partial<Asked> = {}) => (await take({ ...ASKED, ...asked })).status };
}

test("a click is counted on the day of its owner's clocks", async () => {
  const { clicks, take } = setUp();
  expect(await take()).toBe(204);
  expect(clicks).toEqual([{ siteId: "owner", linkId: "0123carafe", day: "2026-05-04" }]);
});

test("a browser that says nothing of where it comes from but its origin is believed", async () => {
  const { clicks, take } = setUp();
  expect(await take({ fetchSite: undefined })).toBe(204);
  expect(clicks).toHaveLength(1);
});

test.each<[string, Partial<Asked>, number]>([
  ["looks", { method: "GET" }, 405],
  ["comes from another site", { fetchSite: "cross-site" }, 403],
  ["comes from another subdomain", { fetchSite: "same-site" }, 403],
  ["comes from another origin", { fetchSite: undefined, origin: "https://evil.example.test" }, 403],
  ["comes from nowhere", { fetchSite: undefined, origin: undefined }, 403],
  ["is too much", { read: reads(JSON.stringify(CLICK).padEnd(513)) }, 413],
  ["is no JSON", { read: reads("{") }, 400],
  ["is no text", { read: reads(new Uint8Array([0xff, 0xfe])) }, 400],
  ["is of an unknown kind", { read: reads({ ...CLICK, kind: "visit" }) }, 400],
  ["says more than it should", { read: reads({ ...CLICK, count: 1000 }) }, 400],
  ["names a link that nobody has", { read: reads({ ...CLICK, link: "other" }) }, 404],
  ["names a page that nobody has", { read: reads({ ...CLICK, site: "nobody" }) }, 404],
  ["comes from a program", { userAgent: "Googlebot/2.1" }, 204],
])("what %s is not counted", async (_, asked, status) => {
  const { clicks, take } = setUp();
  expect(await take(asked)).toBe(status);
  expect(clicks).toEqual([]);
});

test("one address counts one a second at most, and keeps nobody else from it", async () => {
  const { clicks, take } = setUp();
  for (let index = 0; index < 200; index++) await take();
  expect(clicks).toHaveLength(60);
  expect(await take()).toBe(429);
  expect(await take({ client: "10.0.0.2" })).toBe(204);
  expect(await take({ now: ASKED.now + 60_000 })).toBe(204);
});
