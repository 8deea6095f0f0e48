import { NO_PROFILE } from "@awning/domain/published/published";
import { expect, test } from "vitest";
import { whoIs } from "./business-data.ts";

const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const site = (hours: { mon?: [string, string]; special?: [string, string][] }) => {
  const spans = (times: [string, string][]) => times.map(([from, until]) => ({ from, until }));
  const week = { ...closed, mon: hours.mon ? spans([hours.mon]) : [] };
  const special = hours.special ? [{ day: "2026-12-24", spans: spans(hours.special), note: "" }] : [];
  return { profile: { ...NO_PROFILE, hours: { zone: "Europe/Berlin", week, special } }, socials: [], pause: null };
};

test.each([
  ["as they are", ["09:00", "18:00"], "09:00", "18:00"],
  ["past midnight", ["20:00", "02:00"], "20:00", "02:00"],
  ["to the end of the day", ["14:00", "24:00"], "14:00", "23:59"],
  ["all day", ["00:00", "24:00"], "00:00", "23:59"],
  ["all day, as a field for a time has it", ["00:00", "00:00"], "00:00", "23:59"],
  ["around the clock from another hour", ["09:00", "09:00"], "09:00", "08:59"],
] as const)("gives search engines opening hours %s", (_, [from, until], opens, closes) => {
  const times = { "@type": "OpeningHoursSpecification", opens, closes };
  const told = whoIs(site({ mon: [from, until], special: [[from, until]] }));
  expect(told["openingHoursSpecification"]).toEqual([{ ...times, dayOfWeek: "https://schema.org/Monday" }]);
  expect(told["specialOpeningHoursSpecification"]).toEqual([{ ...times, validFrom: "2026-12-24", validThrough: "2026-12-24" }]);
});

test("marks a closed day with empty hours", () => {
  const told = whoIs(site({ special: [] }));
  expect(told["specialOpeningHoursSpecification"]).toMatchObject([{ opens: "00:00", closes: "00:00" }]);
});

test("omits hours while a page is paused", () => {
  const told = whoIs({ ...site({ mon: ["09:00", "18:00"], special: [] }), pause: { note: "", backOn: "", until: null } });
  expect(told).toEqual({ "@type": "LocalBusiness" });
});
