import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/link/labels.ts";
import { gone, press, says } from "../support/acting.ts";
import { done, edit, putLink, storedLinks } from "../support/links.ts";
import { openScreen, saved, test as screens } from "../support/screen.tsx";

const NOT_SAVED = "Enter a complete date in range. This one isn’t saved.";
const from = () => page.getByLabelText("Show from");
const until = () => page.getByLabelText("Show until");

/** The stored times of a link whose schedule is open. */
const test = screens.extend("times", async ({ owner }) => {
  putLink(owner, { title: "Advent market" });
  await openScreen(paths.links);
  await edit("Advent market");
  await page.getByText("Schedule").first().click();
  return () => storedLinks(owner).map(({ showFrom, showUntil }) => [showFrom !== null, showUntil !== null])[0];
});

test("an end before the beginning is said at its field and not stored", async ({ times }) => {
  await from().fill("2090-06-16T10:00");
  await expect.poll(times).toEqual([true, false]);
  await until().fill("2090-06-15T10:00");
  await says(labels.endTooEarly);
  expect(times()).toEqual([true, false]);
  await page.getByRole("button", { name: "Always show" }).click();
  // By keys a year passes through others that are long over: none of them ends the link.
  await press(until(), "06150202");
  await from().click();
  await says(NOT_SAVED);
  expect(times()).toEqual([false, false]);
  await press(until(), "061520901000AM");
  await expect.poll(times).toEqual([false, true]);
  await expect.element(until()).toHaveValue("2090-06-15T10:00");
});

test("what is half typed or backwards keeps the link open, also where it is folded away", async ({ times }) => {
  await press(from(), "06152090");
  await page.getByText("Schedule").first().click();
  await page.getByRole("button", { name: "Done" }).click();
  await says(NOT_SAVED);
  await expect.element(from()).toHaveFocus();
  await from().fill("2090-06-16T10:00");
  await expect.poll(times).toEqual([true, false]);
  await saved();
  await until().fill("2090-06-15T10:00");
  await page.getByRole("button", { name: "Done" }).click();
  await says(labels.endTooEarly);
  await page.getByRole("button", { name: "Always show" }).click();
  await done();
  await gone(from());
});
