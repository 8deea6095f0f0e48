import { PRODUCT_IMAGES_MAX, SOCIALS_MAX, VARIANTS_MAX } from "@awning/domain/account/limits";
import { GOALS_MAX, NOTES_MAX } from "@awning/domain/analytics/own-numbers";
import { OVERRIDES_MAX, RANGES_MAX } from "@awning/domain/booking/schedule";
import { CHAT_LABELS_MAX } from "@awning/domain/chat/chat-settings";
import { SAVED_REPLIES_MAX } from "@awning/domain/chat/desk";
import { TAX_RATES_MAX } from "@awning/domain/money/tax";
import { DEVICES_MAX } from "@awning/domain/notification/device";
import { BLOCKS_MAX } from "@awning/domain/page/block";
import { OPTIONS_MAX } from "@awning/domain/product/option";
import { TAGS_MAX } from "@awning/domain/product/product";
import { QUESTIONS_MAX } from "@awning/domain/product/question";
import { RICH_LINES_MAX } from "@awning/domain/rich-text/rich-text";
import { SHIPPING_METHODS_MAX } from "@awning/domain/shop/shipping";
import { SPECIAL_DAYS_MAX } from "@awning/domain/site/opening-hours";
import { doc, setDoc } from "firebase/firestore";
import { expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { put, seedSite } from "../support/documents.ts";
import { withValue } from "../support/kinds.ts";
import { SUBJECTS } from "../support/subjects.ts";

const row = { junk: 1 };
const listOf = (count: number, one: unknown = row) => Array(count).fill(one);
const rowsOf = (count: number, one: unknown = row) => Object.fromEntries(listOf(count, one).map((each, at) => [`k${at}`, each]));
const week = (count: number) => Array(7).fill({ ranges: listOf(count) });

test.each<[string, string, number, (count: number) => unknown, unknown[]]>([
  ["product", "images", PRODUCT_IMAGES_MAX, rowsOf, [[], [row]]],
  ["product", "variants", VARIANTS_MAX, rowsOf, [[], [row]]],
  ["product", "tags", TAGS_MAX, (count) => listOf(count, "a"), [{}]],
  ["product", "skus", VARIANTS_MAX, (count) => listOf(count, "a"), [{}]],
  ["product", "options", OPTIONS_MAX, (count) => listOf(count, { name: "Glaze", values: ["Blue"] }), [{}]],
  ["product", "questions", QUESTIONS_MAX, (count) => rowsOf(count, { id: "q", label: "Name" }), [[]]],
  ["product", "richDescription", RICH_LINES_MAX, listOf, [{}, rowsOf(1)]],
  ["page", "blocks", BLOCKS_MAX, listOf, [{}, rowsOf(1)]],
  ["schedule", "overrides", OVERRIDES_MAX, listOf, [{}, rowsOf(1)]],
  ["schedule", "weekly", RANGES_MAX, week, [...[6, 8].map((days) => Array(days).fill({ ranges: [] })), Array(7).fill({ ranges: {} })]],
  ["schedule", "weekly", RANGES_MAX, week, Array.from({ length: 7 }, (_, day) => week(0).with(day, "closed"))],
  ["site", "socials", SOCIALS_MAX, rowsOf, [[], [row]]],
  ["profile", "hours.special", SPECIAL_DAYS_MAX, rowsOf, [[]]],
  ["devices", "devices", DEVICES_MAX, rowsOf, [[], [row]]],
  ["shop settings", "shippingMethods", SHIPPING_METHODS_MAX, rowsOf, [[], [row]]],
  ["chat settings", "labels", CHAT_LABELS_MAX, rowsOf, [[], [row]]],
  ["saved replies", "rows", SAVED_REPLIES_MAX, rowsOf, [[], [row]]],
  ["own numbers", "notes", NOTES_MAX, rowsOf, [[], [row]]],
  ["own numbers", "goals", GOALS_MAX, rowsOf, [[], [row]]],
  ["shop settings", "tax.rates", TAX_RATES_MAX, rowsOf, [[], [row]]],
])("of a %s there are at most so many %s: %i", async (name, place, most, many, wrong) => {
  const write = await writerOf(name, place);
  for (const value of [many(0), many(most)]) expect(await write(value)).toBe("allowed");
  for (const value of [many(most + 1), "rows", null, 7, ...wrong]) expect(await write(value), JSON.stringify(value)).toBe("denied");
});

test("a schedule has what could be a time zone", async () => {
  const write = await writerOf("schedule", "zone");
  for (const zone of ["UTC", "Etc/GMT+3", "America/Port-au-Prince"]) expect(await write(zone)).toBe("allowed");
  for (const zone of ["", "Europe Berlin", "a".repeat(65), 7, null]) expect(await write(zone)).toBe("denied");
});

/** Writes a document of a new site that is right but for one place. */
async function writerOf(name: string, place: string): Promise<(value: unknown) => Promise<"allowed" | "denied">> {
  const subject = SUBJECTS[name];
  if (!subject) throw new Error(name);
  const siteId = newUid();
  await seedSite(siteId);
  const { stored, right, beside } = subject;
  return async (value) => {
    await put(stored(siteId), { ...right(siteId), ...beside?.stored });
    const target = doc(clientOf({ uid: siteId }).firestore, stored(siteId));
    return outcome(setDoc(target, { ...withValue(right(siteId), place, value), ...beside?.changed?.() }));
  };
}
