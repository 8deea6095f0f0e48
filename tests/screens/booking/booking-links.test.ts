import { LINKS_MAX } from "@awning/domain/account/limits";
import { reservationPaths } from "@awning/domain/booking/paths";
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as service from "../../../web/src/features/booking/services/labels.ts";
import * as labels from "../../../web/src/features/link/labels.ts";
import { button, says, scrollsSideways, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { putSchedule, putService } from "../support/bookings.ts";
import { addBlock, openBuilder, putPage, shownBlocks, storedPage } from "../support/building.ts";
import { putLink, storedLinks } from "../support/links.ts";
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

test("a service is linked on the page in one press, which undo takes back, and says where it is already", async ({ owner }) => {
  putSchedule(owner);
  putLink(owner, { title: "Our kiln" });
  const lesson = putService(owner);
  await openScreen(reservationPaths.service(lesson.id));
  await button(service.addToYourPage).click();
  const onPage = page.getByRole("link", { name: service.onYourPage });
  await expect.element(onPage).toHaveFocus();
  const added = { type: "booking", url: "", title: "Guitar lesson", serviceId: lesson.id, enabled: true, groupId: null };
  expect(storedLinks(owner)).toMatchObject([{ title: "Our kiln" }, added]);
  expect(await faults()).toEqual([]);
  await page.viewport(320, 700);
  expect(scrollsSideways()).toBe(false);
  await page
    .getByRole("listitem")
    .filter({ hasText: service.linkAdded("Guitar lesson") })
    .getByRole("button", { name: "Undo" })
    .click();
  await seen(button(service.addToYourPage));
  expect(storedLinks(owner)).toHaveLength(1);
  putLink(owner, { type: "booking", url: "", title: "Play", serviceId: lesson.id, enabled: false });
  await seen(page.getByRole("link", { name: service.hiddenOnYourPage }));
});

test("a page that is full of links takes no more of them", async ({ owner }) => {
  putSchedule(owner);
  for (let count = 0; count < LINKS_MAX; count++) putLink(owner, { title: `Link ${count}` });
  const lesson = putService(owner);
  await openScreen(reservationPaths.service(lesson.id));
  await button(service.addToYourPage).click();
  await says(service.linkLimitReached(LINKS_MAX));
  expect(storedLinks(owner)).toHaveLength(LINKS_MAX);
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
