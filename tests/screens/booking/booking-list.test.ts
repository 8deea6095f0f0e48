import { reservationPaths } from "@awning/domain/booking/paths";
import { peoplePaths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, dialog, gone, says, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { at, item, putReservation, putService, withLesson } from "../support/bookings.ts";
import { putPerson } from "../support/people.ts";
import { openScreen } from "../support/screen.tsx";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test("the list has its views, is searched by guest and read page by page", async () => {
  const { owner, lesson } = withLesson();
  for (let index = 0; index < 32; index++)
    putReservation(owner, lesson, { start: at("09:00") + index * DAY, guest: { name: `Guest number ${index}` } });
  putReservation(owner, lesson, { start: at("12:00"), guest: { name: "Zoë Löwe", email: "zoe@example.test" } });
  putReservation(owner, lesson, { start: at("10:00"), status: "pending", guest: { name: "Asks" } });
  putReservation(owner, lesson, { start: at("11:00"), status: "cancelled_by_guest", guest: { name: "Left" } });
  putReservation(owner, lesson, { start: Date.now() - 2 * DAY, status: "completed", guest: { name: "Came" } });
  const screen = await openScreen(`${reservationPaths.list}?view=list`);
  const rows = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("listitem").elements().length;
  await expect.poll(() => rows("Upcoming")).toBe(30);
  await button("Show more").click();
  await expect.poll(() => rows("Upcoming")).toBe(34);
  const tab = (name: string) => page.getByRole("navigation", { name: "Saved views" }).getByRole("button", { name });
  await tab("Canceled").click();
  await says("Canceled by guest");
  expect(rows("Canceled")).toBe(1);
  await tab("Past").click();
  await seen(page.getByRole("link", { name: "Came" }));
  await tab("Requests").click();
  await seen(page.getByRole("region", { name: "Requests" }).getByRole("link", { name: "Asks" }));
  await tab("Upcoming").click();
  await page.getByRole("searchbox").fill("lowe zoe");
  await expect.poll(() => rows("Upcoming")).toBe(1);
  expect(screen.path()).toContain("q=lowe");
  expect(await faults()).toEqual([]);
  await page.getByRole("searchbox").fill("nobody");
  await says("No results for “nobody”");
});

test("the list is by day and filtered by service, and a booking leads to its guest", async () => {
  const { owner, lesson } = withLesson();
  const repair = putService(owner, { title: "Repair", price: 4500 });
  // Noon in the zone of the schedule, so that a day is a day.
  const noon = Math.floor(Date.now() / DAY) * DAY + DAY / 2;
  putReservation(owner, lesson, { start: noon + DAY, guest: { name: "Ada" } });
  putReservation(owner, repair, { start: noon + DAY + HOUR, guest: { name: "Grace", email: "grace@example.test" } });
  putReservation(owner, lesson, { start: at("09:00"), guest: { name: "Ida" } });
  putPerson(owner, "grace", "Grace");
  const screen = await openScreen(`${reservationPaths.list}?view=list`);
  const headings = () => [...document.querySelectorAll(".resv-day h2")].map((one) => one.textContent);
  await expect.poll(headings).toEqual(["Tomorrow", "Tue, Jun 15, 2027"]);
  await says("$45.00, pay on site");
  await page.getByRole("combobox", { name: "Service" }).selectOptions("Repair");
  await expect.poll(headings).toEqual(["Tomorrow"]);
  await gone(page.getByRole("link", { name: "Ada" }));
  expect(screen.path()).toContain(`service=${repair.id}`);
  await page.getByRole("link", { name: "Grace" }).click();
  await dialog("Repair").getByRole("link", { name: "Grace", exact: true }).click();
  await expect.poll(screen.path).toBe(peoplePaths.visitor("grace"));
});

test("the calendar opens where the next booking is, unless it is far, and Today goes back", async () => {
  const { owner, lesson } = withLesson();
  const noon = Math.floor(Date.now() / DAY) * DAY + DAY / 2;
  putReservation(owner, lesson, { start: noon + 9 * DAY, guest: { name: "Ada" } });
  await openScreen(reservationPaths.list);
  await seen(item(/^Ada/));
  await button("Today").click();
  await gone(item(/^Ada/));
  await expect.element(button("Today")).toBeDisabled();
  const far = withLesson();
  putReservation(far.owner, far.lesson, { start: noon + 60 * DAY, guest: { name: "Ida" } });
  await openScreen(reservationPaths.list);
  await expect.element(button("Today")).toBeDisabled();
});
