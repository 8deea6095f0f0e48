import { GOALS_MAX, NOTES_MAX, ownNumbersDocument } from "@awning/domain/analytics/own-numbers";
import { documents } from "@awning/domain/routes/firestore-paths";
import { peoplePaths } from "@awning/domain/routes/paths";
import { addDays } from "@awning/domain/time/zoned-time";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/analytics/note-labels.ts";
import { dayOf } from "../../support/visits.ts";
import { button, dialog, field, gone, press, says, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { putLink } from "../support/links.ts";
import { DESKTOP, type Owner, openScreen, PHONE, putProduct, store, test } from "../support/screen.tsx";

const TODAY = new Date().toISOString().slice(0, 10);
const at = (day: string) => new Date(`${day}T10:00:00Z`);
const stored = ({ uid }: Owner) => Object(store.get(ownNumbersDocument(uid)));
const kept = (owner: Owner, name: "notes" | "goals") => Object.values(Object(stored(owner)[name]));
const own = ({ uid }: Owner, fields: object) => store.set(ownNumbersDocument(uid), { ...fields });
const rowsOf = (count: number, one: object) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, place) => [`n${1_000_000 + place}`, { id: `n${1_000_000 + place}`, ...one, place }]),
  );

/** Visits of today, with clicks on a link that is returned. */
function putVisits({ uid }: Owner, link: string): void {
  store.set(documents.visitChunk(uid, `${TODAY}-a-0`), { day: TODAY, rows: dayOf(TODAY, 60, { links: [link], products: ["mug"] }).rows });
}

test("what the owner did is noted on the chart, read by arrow keys, in the table and in the list", async ({ owner }) => {
  const link = putLink(owner, { title: "Glazing workshop", createdAt: at(addDays(TODAY, -3)) });
  putVisits(owner, link);
  const mug = putProduct(owner, { title: "Speckled mug" });
  const price = (day: string, amount: number) => ({ variantId: "one", price: amount, isReduced: false, at: at(day) });
  store.set(documents.product(owner.uid, mug), {
    ...store.get(documents.product(owner.uid, mug)),
    ...{ createdAt: at(addDays(TODAY, -90)), updatedAt: at(addDays(TODAY, -2)) },
    prices: [price(addDays(TODAY, -60), 2800), price(addDays(TODAY, -2), 2400)],
  });
  own(owner, { notes: rowsOf(1, { day: addDays(TODAY, -2), text: "Market in Lyon" }) });
  await openScreen(`${peoplePaths.analytics}?range=7`, { viewport: DESKTOP });
  const chart = page.getByRole("slider", { name: "Visitors per day" });
  await seen(button(labels.notesCount(3)));
  await press(chart, "{End}{ArrowLeft}{ArrowLeft}");
  const told = expect.stringMatching(/Market in Lyon\. New price: Speckled mug$/);
  await expect.element(chart).toHaveAttribute("aria-valuetext", told);
  await button("View as table").click();
  await says("New link: Glazing workshop", page.getByRole("table").first());
  await button("View as chart").click();
  await button(labels.notesCount(3)).click();
  await says("New price: Speckled mug", dialog(labels.notes));
  // What was done cannot be deleted here.
  expect(
    dialog(labels.notes)
      .getByRole("button", { name: /^Delete/ })
      .elements(),
  ).toHaveLength(1);
  expect(await faults()).toEqual([]);
});

test("an owner notes something, deletes it and takes that back; no more fit than are kept", async ({ owner }) => {
  putVisits(owner, putLink(owner, { title: "Shop", createdAt: at(addDays(TODAY, -300)) }));
  await openScreen(`${peoplePaths.analytics}?range=7`, { viewport: PHONE });
  await button(labels.notes).click();
  const sheet = dialog(labels.notes);
  await says(labels.noNotes, sheet);
  await button(labels.addNote, sheet).click();
  await says(labels.enterNote, sheet);
  await field(labels.note, sheet).fill("  Market in Lyon ");
  await button(labels.addNote, sheet).click();
  await expect.poll(() => kept(owner, "notes")).toMatchObject([{ day: TODAY, text: "Market in Lyon" }]);
  await expect.element(field(labels.note, sheet)).toHaveValue("");
  await button(labels.deleteNote("Market in Lyon"), sheet).click();
  await expect.poll(() => kept(owner, "notes")).toEqual([]);
  await button(labels.undo, sheet).click();
  await expect.poll(() => kept(owner, "notes")).toMatchObject([{ day: TODAY, text: "Market in Lyon" }]);
  own(owner, { notes: rowsOf(NOTES_MAX, { day: "2026-01-01", text: "Long ago" }) });
  await says(labels.notesFull(NOTES_MAX), sheet);
  await gone(button(labels.addNote, sheet));
});

test("a goal shows its progress this month above everything, also where the range is shorter", async ({ owner }) => {
  const link = putLink(owner, { title: "Winter carafes" });
  putVisits(owner, link);
  await openScreen(`${peoplePaths.analytics}?range=today`, { viewport: PHONE });
  await button(labels.goals).click();
  const sheet = dialog(labels.goals);
  await field(labels.target, sheet).fill("none");
  await button(labels.addGoal, sheet).click();
  await says(labels.enterTarget, sheet);
  await sheet.getByRole("combobox", { name: labels.whatCounts }).selectOptions("clicks");
  await sheet.getByRole("combobox", { name: labels.countedLink }).selectOptions("Winter carafes");
  await field(labels.target, sheet).fill("5000");
  await button(labels.addGoal, sheet).click();
  await expect.poll(() => kept(owner, "goals")).toMatchObject([{ metric: "clicks", target: 5000, linkId: link }]);
  await sheet.getByRole("combobox", { name: labels.whatCounts }).selectOptions("money");
  await field(labels.target, sheet).fill("500");
  await button(labels.addGoal, sheet).click();
  await expect.poll(() => kept(owner, "goals")).toContainEqual(expect.objectContaining({ metric: "money", target: 50_000, linkId: null }));
  expect(await faults()).toEqual([]);
  await button("Close", sheet).click();
  const goals = page.getByRole("list", { name: labels.goalsThisMonth });
  const clicks = page.getByRole("group", { name: "Metrics" }).getByRole("button", { name: "Link clicks" });
  await expect.poll(() => clicks.elements()[0]?.textContent).toMatch(/[1-9]/);
  const counted = /\d+/.exec(clicks.element().querySelector(".metric__value")?.textContent ?? "")?.[0] ?? "none";
  await says(labels.reachedSoFar(counted, "5,000"), goals.getByRole("listitem").filter({ hasText: labels.clicksOfLink("Winter carafes") }));
  await says("€0.00 of €500.00", goals);
  const top = (what: Element | null) => what?.getBoundingClientRect().top ?? 0;
  expect(top(goals.element())).toBeLessThan(top(document.querySelector(".metrics")));
  // It counts the month, whatever the screen is filtered by.
  own(owner, { goals: rowsOf(1, { metric: "clicks", target: 1, linkId: null }) });
  await says(/^Reached: /, goals);
  own(owner, { goals: rowsOf(GOALS_MAX, { metric: "orders", target: 20, linkId: null }) });
  await button(labels.goals).click();
  await says(labels.goalsFull(GOALS_MAX), sheet);
});
