import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { reservationPaths } from "@awning/domain/booking/paths";
import { BOOKED_VARIANT } from "@awning/domain/booking/prepaid/booked-line";
import { sampleOrder } from "@awning/domain/order/sample-order";
import { paths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/booking/detail/labels.ts";
import * as orderActs from "../../../web/src/features/order/actions/labels.ts";
import * as orderLabels from "../../../web/src/features/order/detail/labels.ts";
import * as formLabels from "../../../web/src/form/labels.ts";
import * as uiLabels from "../../../web/src/ui/labels.ts";
import { dialog, expectWords, field, gone, scrollsSideways, seen, starting } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { at, putReservation, putService, withLesson } from "../support/bookings.ts";
import { PAID, putOrder } from "../support/orders.ts";
import { answer, openScreen, PHONE, Refusal, store } from "../support/screen.tsx";

const DEPOSIT = { ask: "deposit", deposit: 2000, early: 100, late: 0 } as const;
function classOf45(changes: Partial<Parameters<typeof putReservation>[2]> = {}) {
  const { owner } = withLesson();
  const service = putService(owner, { title: "Class", price: 4500, prepay: DEPOSIT });
  const [line] = sampleOrder().lines;
  if (!line) throw new Error("an order sells something");
  const booking = putReservation(owner, service, { start: at("09:00"), guest: { name: "Ada" }, ...changes });
  const booked = { ...line, productId: booking.id, variantId: BOOKED_VARIANT, title: "Deposit for Class", kind: "service" as const };
  const order = putOrder(owner, { lines: [booked] }, PAID);
  const paid = { ...booking, orderId: order.id };
  const put = (onSite: typeof booking.onSite) => store.set(bookingDocuments.reservation(owner.uid, booking.id), { ...paid, onSite });
  put([]);
  return { booking: paid, order, put };
}

test("the rest of a price is recorded from the booking, a part of it too, and undone", async () => {
  const { booking, put } = classOf45();
  const sent: unknown[] = [];
  answer("record-payment", ({ key: _, ...input }) => {
    sent.push(input);
    if (sent.length === 1) throw new Refusal(409, "act_refused", { reason: "amount", most: 1000 });
    put([{ orderId: "order9", amount: 1000 }]);
    return { orderId: "order9", rev: 3 };
  });
  answer("act-on-order", (input) => {
    sent.push(input);
    put([]);
    return { rev: 4 };
  });
  await openScreen(reservationPaths.reservation(booking.id));
  await seen(dialog("Class").getByText(labels.leftToPay("$25.00")));
  await dialog("Class").getByRole("button", { name: labels.recordPayment }).click();
  const form = dialog(labels.recordPayment);
  const amount = field(uiLabels.amount, form);
  await expect.element(amount).toHaveValue("25.00");
  await amount.fill("25.01");
  await form.getByRole("button", { name: labels.recordPayment }).click();
  await expectWords(amount, labels.amountTooHigh("$25.00"));
  await amount.fill("10");
  await form.getByRole("button", { name: labels.cardOrLink }).click();
  const day = form.getByLabelText(labels.paymentDay);
  await day.fill("2020-01-01");
  await expectWords(day, "Choose a date on or after");
  await day.fill("");
  await expectWords(day, formLabels.chooseADate);
  await form.getByRole("button", { name: labels.recordPayment }).click();
  const today = new Date().toISOString().slice(0, 10);
  await day.fill(today);
  expect(await faults()).toEqual([]);
  await page.viewport(320, 700);
  expect(scrollsSideways()).toBe(false);
  await form.getByRole("button", { name: labels.recordPayment }).click();
  await seen(form.getByRole("alert"));
  await form.getByRole("button", { name: labels.recordPayment }).click();
  const sheet = dialog("Class");
  await seen(sheet.getByText(labels.leftToPay("$15.00")));
  expect(scrollsSideways()).toBe(false);
  await sheet.getByRole("button", { name: labels.undoPayment }).click();
  await seen(sheet.getByText(labels.leftToPay("$25.00")));
  await gone(sheet.getByRole("button", { name: labels.undoPayment }));
  const paid = { reservationId: booking.id, rev: booking.rev, amount: 1000, way: "link", day: today };
  expect(sent).toEqual([paid, paid, { orderId: "order9", rev: 3, act: { type: "undo_paid" } }]);
});

test("an order says what is left of its booking, and leads there", async () => {
  const { order, put } = classOf45();
  const screen = await openScreen(paths.order(order.id));
  await seen(page.getByText(orderLabels.leftOfBooking("Class")));
  await page.getByRole("link", { name: orderActs.recordPayment }).click();
  await seen(dialog(labels.recordPayment));
  await dialog(labels.recordPayment).getByRole("button", { name: labels.back }).click();
  put([{ orderId: "order9", amount: 2500 }]);
  const sheet = dialog("Class");
  await seen(sheet.getByText("$45.00, paid"));
  await gone(sheet.getByRole("button", { name: labels.recordPayment }));
  await page.viewport(PHONE.width, PHONE.height);
  expect(await faults()).toEqual([]);
  await sheet.getByRole("link", { name: labels.recordedAmount("$25.00") }).click();
  await expect.poll(screen.path).toBe(paths.order("order9"));
});

test("who cancels is told that a payment on site stays, which one press then refunds in its order", async () => {
  const { booking, order, put } = classOf45();
  put([{ orderId: order.id, amount: 2500 }]);
  answer("act-on-reservation", ({ rev }) => {
    store.set(bookingDocuments.reservation(booking.siteId, booking.id), {
      ...booking,
      onSite: [{ orderId: order.id, amount: 2500 }],
      status: "cancelled_by_owner",
    });
    return { rev: rev + 1 };
  });
  const screen = await openScreen(reservationPaths.reservation(booking.id));
  await dialog("Class").getByRole("button", { name: labels.cancelBooking }).click();
  const form = dialog(labels.cancelThisBooking);
  await seen(form.getByText(labels.onSiteKept("$25.00")));
  await form.getByRole("textbox", { name: starting("Reason") }).fill("Ill");
  expect(await faults()).toEqual([]);
  await form.getByRole("button", { name: labels.cancelBooking }).click();
  await page.viewport(320, 700);
  const refund = dialog("Class").getByRole("link", { name: labels.refundAmount("$25.00") });
  await seen(refund);
  expect(scrollsSideways()).toBe(false);
  await refund.click();
  await expect.poll(screen.path).toContain(paths.order(order.id));
  await seen(dialog(orderActs.refund));
});

test("nothing is recorded of what is canceled", async () => {
  const { booking } = classOf45({ status: "cancelled_by_guest" });
  await openScreen(reservationPaths.payment(booking.id));
  await seen(dialog("Class").getByRole("link", { name: labels.openOrder }));
  await gone(dialog("Class").getByRole("button", { name: labels.recordPayment }));
});
