import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/link/labels.ts";
import { says, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { putSchedule, putService } from "../support/bookings.ts";
import { addBlock, openBuilder, putPage, shownBlocks, storedPage } from "../support/building.ts";
import { storedLinks } from "../support/links.ts";
import { openScreen, signedInOwner, test } from "../support/screen.tsx";

test("a link leads to the booking page of a service, and says so when that cannot be booked any more", async ({ owner }) => {
  putSchedule(owner);
  const lesson = putService(owner);
  const draft = putService(owner, { title: "Not open yet", slug: "not-open", state: "draft" });
  await openScreen(paths.links);
  await page.getByRole("button", { name: labels.moreOptionsForLinks }).click();
  await page.getByRole("menuitem", { name: labels.linkToBookingPage }).click();
  const sheet = page.getByRole("dialog", { name: labels.linkToBookingPage });
  await seen(sheet.getByRole("button", { name: "Not open yet draft" }));
  expect(await faults()).toEqual([]);
  await sheet.getByRole("button", { name: "Guitar lesson" }).click();
  await expect.poll(() => storedLinks(owner)).toMatchObject([{ type: "booking", url: "", title: "Guitar lesson", serviceId: lesson.id }]);
  await seen(page.getByText("Booking page", { exact: true }));
  putService(owner, { id: lesson.id, state: "archived" });
  await says(labels.hiddenCantBeBooked);
  expect(draft.id).not.toBe(lesson.id);
});

test("an owner without services is told where to add one", async () => {
  signedInOwner();
  await openScreen(paths.links);
  await page.getByRole("button", { name: labels.moreOptionsForLinks }).click();
  await page.getByRole("menuitem", { name: labels.linkToBookingPage }).click();
  await says(labels.servicesEmptyText);
});

test("a booking block shows every service, or those that are chosen", async ({ owner }) => {
  putSchedule(owner);
  const lesson = putService(owner);
  const id = putPage(owner, "Lessons");
  await openBuilder(id);
  await addBlock("Booking");
  const form = page.getByRole("complementary", { name: "Booking" });
  await form.getByRole("textbox", { name: "Heading" }).fill("Learn to play");
  await expect.poll(shownBlocks).toEqual(["Booking “Learn to play”"]);
  await form.getByRole("button", { name: "Selected services" }).click();
  await says("Choose a service. Hidden from visitors until then.");
  await form.getByRole("combobox", { name: "Add a service" }).selectOptions(lesson.id);
  await expect
    .poll(() => storedPage(owner, id)?.blocks)
    .toMatchObject([{ type: "booking", props: { title: "Learn to play", show: "chosen", serviceIds: [lesson.id] } }]);
});
