import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { reservationPaths } from "@awning/domain/booking/paths";
import { paths } from "@awning/domain/routes/paths";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import * as detailLabels from "../../../web/src/features/booking/detail/labels.ts";
import * as labels from "../../../web/src/features/booking/services/labels.ts";
import * as orderLabels from "../../../web/src/features/order/actions/labels.ts";
import { button, dialog, expectWords, field, gone, scrollsSideways, seen, starting } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { at, putReservation, putService, withLesson } from "../support/bookings.ts";
import { PAID, putOrder } from "../support/orders.ts";
import { answer, closeScreen, openScreen, PHONE, store } from "../support/screen.tsx";

const DEPOSIT = { ask: "deposit", deposit: 2000, early: 100, late: 0 } as const;
const ahead = () => page.getByRole("combobox", { name: labels.paidWhenBooking });

test("a service asks for a deposit, which has an amount, and says what of it is refunded", async () => {
  const { owner, lesson } = withLesson();
  await openScreen(reservationPaths.service(lesson.id));
  await field("Price").fill("45");
  await page.getByRole("button", { name: starting(labels.payment) }).click();
  await ahead().selectOptions("deposit");
  await field(labels.deposit).fill("0");
  await button("Save").click();
  await expectWords(field(labels.deposit), labels.depositMissing);
  await field(labels.deposit).fill("20");
  await page.getByRole("combobox", { name: labels.refundLater }).selectOptions("50%");
  expect(await faults()).toEqual([]);
  await page.viewport(PHONE.width, PHONE.height);
  expect(scrollsSideways()).toBe(false);
  await button("Save").click();
  await expect
    .poll(() => store.list(bookingCollections.services(owner.uid)).map(({ data }) => data.prepay))
    .toEqual([{ ...DEPOSIT, late: 50 }]);
});

test("what waits for its payment has a view of its own, and leads to its order", async () => {
  const { owner } = withLesson();
  const paid = putService(owner, { title: "Class", price: 4500, prepay: DEPOSIT });
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

test("who cancels a paid booking says how much is refunded; a declined request is refunded in full", async () => {
  const { owner } = withLesson();
  const service = putService(owner, { title: "Class", price: 4500, prepay: DEPOSIT });
  const asked = putService(owner, { title: "Coaching", price: 3000, approval: "manual", prepay: { ...DEPOSIT, ask: "full" } });
  const booking = putReservation(owner, service, { start: at("09:00"), orderId: "order1", guest: { name: "Ada" } });
  const request = putReservation(owner, asked, { start: at("12:00"), status: "pending", orderId: "order2", guest: { name: "Ida" } });
  const acts: unknown[] = [];
  answer("act-on-reservation", ({ act, rev }) => {
    acts.push(act);
    return { rev: rev + 1 };
  });
  await openScreen(reservationPaths.reservation(booking.id));
  await dialog("Class").getByRole("button", { name: detailLabels.cancelBooking }).click();
  const sheet = dialog(detailLabels.cancelThisBooking);
  await seen(sheet.getByText(detailLabels.refundHint));
  await sheet.getByRole("combobox", { name: detailLabels.refund }).selectOptions("50%");
  await sheet.getByRole("textbox", { name: starting("Reason") }).fill("Ill");
  expect(await faults()).toEqual([]);
  await page.viewport(320, 700);
  expect(scrollsSideways()).toBe(false);
  await sheet.getByRole("button", { name: detailLabels.cancelBooking }).click();
  await expect.poll(() => acts).toEqual([{ type: "cancel", reason: "Ill", refund: 50 }]);
  await closeScreen();

  await openScreen(reservationPaths.reservation(request.id));
  await dialog("Coaching").getByRole("button", { name: detailLabels.decline }).click();
  await seen(dialog(detailLabels.declineThisRequest).getByText(detailLabels.refundedInFull));
});

test("what took place or was missed is refunded in its order", async () => {
  const { owner } = withLesson();
  const service = putService(owner, { title: "Class", price: 4500, prepay: DEPOSIT });
  const order = putOrder(owner, {}, PAID);
  const booking = putReservation(owner, service, { start: at("09:00"), status: "no_show", orderId: order.id });
  const coming = putReservation(owner, service, { start: at("12:00"), orderId: order.id, guest: { name: "Ida" } });
  await openScreen(reservationPaths.reservation(coming.id));
  await seen(dialog("Class").getByRole("link", { name: detailLabels.openOrder }));
  await gone(dialog("Class").getByRole("link", { name: detailLabels.refundInOrder, exact: true }));
  await closeScreen();
  const screen = await openScreen(reservationPaths.reservation(booking.id));
  await dialog("Class").getByRole("link", { name: detailLabels.refundInOrder, exact: true }).click();
  await expect.poll(screen.path).toContain(paths.order(order.id));
  await seen(dialog(orderLabels.refund));
});

test("what ended says what came back, and the list is saved as a table", async () => {
  const { owner } = withLesson();
  const service = putService(owner, { title: "Class", price: 4500, prepay: DEPOSIT });
  const over = { status: "cancelled_by_guest", orderId: "order1", refund: 50, start: at("09:00") } as const;
  const booking = putReservation(owner, service, { ...over, guest: { name: "Ada" } });
  await openScreen(reservationPaths.reservation(booking.id));
  await seen(dialog("Class").getByText(detailLabels.refundedShare("50%")));
  await closeScreen();

  const files: Blob[] = [];
  const { createObjectURL } = URL;
  onTestFinished(() => void Object.assign(URL, { createObjectURL }));
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return createObjectURL.call(URL, file);
  };
  await openScreen(`${reservationPaths.list}?view=list&show=cancelled`);
  await button("Export").click();
  await expect.poll(() => files.length).toBe(1);
  expect(await files[0]?.text()).toContain(",cancelled_by_guest,Class,Ada,");
});
