import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { reservationPaths } from "@awning/domain/booking/paths";
import { paths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as detailLabels from "../../../web/src/features/booking/detail/labels.ts";
import * as labels from "../../../web/src/features/booking/services/labels.ts";
import { button, dialog, expectWords, field, gone, scrollsSideways, seen, starting } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { at, putReservation, putService, withLesson } from "../support/bookings.ts";
import { openScreen, PHONE, store } from "../support/screen.tsx";

const ahead = () => page.getByRole("combobox", { name: labels.paidWhenBooking });

test("a service asks for a deposit, which has an amount, unless its owner confirms each booking", async () => {
  const { owner, lesson } = withLesson();
  await openScreen(reservationPaths.service(lesson.id));
  await field("Price").fill("45");
  await page.getByRole("button", { name: starting(labels.payment) }).click();
  await ahead().selectOptions("deposit");
  await field(labels.deposit).fill("0");
  await button("Save").click();
  await expectWords(field(labels.deposit), labels.depositMissing);
  await field(labels.deposit).fill("20");
  expect(await faults()).toEqual([]);
  await page.viewport(PHONE.width, PHONE.height);
  expect(scrollsSideways()).toBe(false);
  await button("Save").click();
  await expect
    .poll(() => store.list(bookingCollections.services(owner.uid)).map(({ data }) => data.prepay))
    .toEqual([{ ask: "deposit", deposit: 2000 }]);
});

test("what waits for its payment has a view of its own, and leads to its order", async () => {
  const { owner } = withLesson();
  const paid = putService(owner, { title: "Class", price: 4500, prepay: { ask: "deposit", deposit: 2000 } });
  putReservation(owner, paid, { start: at("09:00"), status: "unpaid", orderId: "order1", guest: { name: "Ada" } });
  putReservation(owner, paid, { start: at("12:00"), guest: { name: "Ida" } });
  const screen = await openScreen(`${reservationPaths.list}?view=list`);
  await seen(page.getByRole("link", { name: "Ida" }));
  await page.getByRole("navigation", { name: "Saved views" }).getByRole("button", { name: "Unpaid" }).click();
  await gone(page.getByRole("link", { name: "Ida" }));
  await page.getByRole("link", { name: "Ada" }).click();
  const sheet = dialog("Class");
  await seen(sheet.getByText("$45.00, $20.00 deposit when booking, then pay on site"));
  await seen(sheet.getByText(detailLabels.unpaidHint));
  expect(await faults()).toEqual([]);
  await sheet.getByRole("link", { name: detailLabels.openOrder }).click();
  await expect.poll(screen.path).toBe(paths.order("order1"));
});
