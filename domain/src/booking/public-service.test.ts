import { expect, test } from "vitest";
import { listedServices, publishedServiceSchema, publishServices } from "./public-service.ts";
import { officeHours, type StoredSchedule } from "./schedule.ts";
import { NEW_SERVICE, type Service } from "./service.ts";

const times = { createdAt: 0, updatedAt: 0 };
const NOW = Date.parse("2026-11-25T12:00Z");
const service = (id: string, changes: Partial<Service> = {}): Service => ({
  ...{ ...NEW_SERVICE, id, title: id, slug: "lesson", sortKey: id, scheduleId: "main", state: "active" as const },
  ...times,
  ...changes,
});
const schedule = (changes: Partial<StoredSchedule> = {}): StoredSchedule => ({
  ...officeHours("Europe/Berlin"),
  id: "main",
  readsCalendars: false,
  ...times,
  ...changes,
});
const publish = (services: Service[], schedules = [schedule()]) =>
  publishServices(services, schedules, { siteId: "s1", currency: "EUR", version: 1, now: NOW });

test("only bookable services are public, and hidden ones are not listed", () => {
  const all = publish([
    service("a"),
    service("b", { state: "hidden" }),
    service("c", { state: "draft" }),
    service("d", { state: "archived" }),
  ]);
  expect(all.map(({ id, isHidden }) => [id, isHidden])).toEqual([
    ["a", false],
    ["b", true],
  ]);
  expect(listedServices(all).map(({ id }) => id)).toEqual(["a"]);
  for (const one of all) expect(publishedServiceSchema.parse(one)).toEqual(one);
});

test("a list says from when, and from what price, where lengths differ in them", () => {
  const listed = (...prices: number[]) => {
    const otherLengths = prices.map((price, at) => ({ length: 90 + 30 * at, price }));
    const [one] = listedServices(publish([service("a", { price: 4000, otherLengths })]));
    return [one?.isFrom, one?.isPriceFrom];
  };
  expect([listed(), listed(4000), listed(4000, 6000)]).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test("if two services share an address, the first in the owner's order keeps it", () => {
  const all = publish([service("b"), service("a")]);
  expect(all.map(({ id, slug }) => [id, slug])).toEqual([
    ["a", "lesson"],
    ["b", "lesson-2"],
  ]);
});

test("the phone number and video link are for guests only", () => {
  const place = { kind: "video", text: "https://meet.example.test/room" } as const;
  const [video, address] = publish([service("a", { place }), service("b", { place: { kind: "address", text: "Mill road 4" } })]);
  expect(video?.place).toEqual({ kind: "video", text: "" });
  expect(address?.place).toEqual({ kind: "address", text: "Mill road 4" });
  expect(JSON.stringify(video)).not.toContain("meet.example");
});

test("omits past days from hours, and services without hours", () => {
  const overrides = ["2026-11-20", "2026-11-24", "2026-12-24"].map((day) => ({ from: day, to: day, ranges: [] }));
  const [one] = publish([service("a"), service("b", { scheduleId: "gone" })], [schedule({ overrides })]);
  expect(one?.schedule.overrides.map(({ from }) => from)).toEqual(["2026-11-24", "2026-12-24"]);
  expect(publish([service("b", { scheduleId: "gone" })])).toEqual([]);
});

test("the picture is public with the service, and copies from before it have none", () => {
  const image = { id: "a".repeat(20), siteId: "s1", widths: [320], width: 320, height: 240, alt: "", color: "#eae4d5" };
  const [one] = publish([service("a", { image })]);
  expect(one?.image).toEqual(image);
  expect(listedServices(one ? [one] : [])[0]?.image).toEqual(image);
  const { image: _, ...old } = publish([service("a")])[0] ?? {};
  expect(publishedServiceSchema.parse(old).image).toBeNull();
});
