import { expect, test } from "vitest";
import { UTM_VALUE_MAX } from "../link/utm.ts";
import { attributionOf } from "./attribution.ts";
import { clientAttributionSchema } from "./client-attribution.ts";

const NO_UTM = { source: "", medium: "", campaign: "" };
const NOTHING = { source: "", utm: NO_UTM, link: "" };
const sourceOf = (source: unknown) => clientAttributionSchema.parse({ source }).source;
const campaignOf = (campaign: unknown) => clientAttributionSchema.parse({ utm: { campaign } }).utm.campaign;

test("keeps the reported source of a visitor", () => {
  const told = { source: "l.instagram.com", utm: { source: "instagram", medium: "social", campaign: "reel 12" }, link: "Ab12Cd" };
  expect(clientAttributionSchema.parse(told)).toEqual(told);
});

test.each([undefined, null, "x", 7, [], { utm: [] }, { source: 7, utm: "x", link: {} }])("%j is ignored without an error", (told) => {
  expect(clientAttributionSchema.parse(told)).toEqual(NOTHING);
});

test("an invalid value does not affect others, and unknown fields are dropped", () => {
  const told = { source: "not a host", utm: { source: "news", medium: 5, campaign: "x", id: "visitor-7" }, link: "<b>", session: "s" };
  expect(clientAttributionSchema.parse(told)).toEqual({ source: "", utm: { source: "news", medium: "", campaign: "x" }, link: "" });
});

test("normalizes port, case and www of a host", () => {
  expect(sourceOf("WWW.Example.test:8080")).toBe("example.test");
  expect(sourceOf("com.google.android.gm")).toBe("com.google.android.gm");
  expect(sourceOf(`${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(61)}`)).toHaveLength(253);
});

test.each(["", "a b", "a/b", "a..b", "<script>", "me@mail.test", "a".repeat(254), "a".repeat(5000)])("%j is no host", (host) => {
  expect(sourceOf(host)).toBe("");
});

test.each([
  ["control marks go", " spring\n\u202esale\u0000 ", "spring sale"],
  ["what fits stays", "x".repeat(UTM_VALUE_MAX), "x".repeat(UTM_VALUE_MAX)],
  ["what is too long is cut", "x".repeat(UTM_VALUE_MAX + 1), "x".repeat(UTM_VALUE_MAX)],
  ["however long it is", "x".repeat(5000), "x".repeat(UTM_VALUE_MAX)],
  ["between characters", `${"x".repeat(UTM_VALUE_MAX - 1)}👩‍🌾`, "x".repeat(UTM_VALUE_MAX - 1)],
  ["and before a blank", `${"x".repeat(UTM_VALUE_MAX - 1)} sale`, "x".repeat(UTM_VALUE_MAX - 1)],
  ["a mailbox is nobody's", "ida@mail.test", "@mail.test"],
  ["nor are several", "to ida@mail.test,bo+news@mail.test", "to @@mail.test"],
  ["a handle is a name that was made public", "@kiln", "@kiln"],
  ["bad encoding is marked", "sale\uFFFD%A", "sale?"],
  ["and a percent sign is none", "20%", "20%"],
])("of a parameter %s", (_, told, kept) => {
  expect(campaignOf(told)).toBe(kept);
});

test("an order keeps attribution if any fact is known", () => {
  expect(attributionOf(NOTHING, null)).toBeNull();
  // A short id without a matching link has no meaning.
  expect(attributionOf({ ...NOTHING, link: "Ab12Cd" }, null)).toBeNull();
  expect(attributionOf(NOTHING, { id: "l1", title: "Mugs" })).toEqual({ source: "", utm: NO_UTM, link: { id: "l1", title: "Mugs" } });
  expect(attributionOf({ ...NOTHING, source: "a.test" }, null)).toEqual({ source: "a.test", utm: NO_UTM, link: null });
  const utm = { ...NO_UTM, medium: "mail" };
  expect(attributionOf({ ...NOTHING, utm }, null)).toEqual({ source: "", utm, link: null });
});
