import { expect, test } from "vitest";
import { sampleReservation } from "../booking/sample-reservation.ts";
import type { Mail } from "../mail/mail.ts";
import { applyAction } from "../order/actions.ts";
import { sampleOrder } from "../order/sample-order.ts";
import { failureNotification, orderNotification, reservationNotification } from "./new-notification.ts";
import { isShown, NOTIFICATION_TITLE_MAX, notificationPath } from "./notification.ts";
import { NOTIFY_ALL } from "./notify.ts";

const order = sampleOrder({ number: 1001 });
const told = (kind: "new-order" | "order-received" | "order-changed" | "low-stock", part = "", of = order) =>
  orderNotification(`${kind}.id`, { kind, part }, of);

test("a new order is named by its number and buyer, and leads to it", () => {
  const notification = told("new-order");
  expect(notification).toEqual({
    id: "new-order.id",
    event: "newOrder",
    about: { kind: "order", id: order.id },
    title: `#1001 · ${order.buyer.name}`,
  });
  expect(notification && notificationPath(notification)).toBe(`/orders/${order.id}`);
});

test("mails to buyers have none, and neither has what the owner did", () => {
  expect(told("order-received")).toBeNull();
  const canceled = applyAction(
    sampleOrder({ paymentMethod: "transfer", status: "pending", paymentStatus: "unpaid" }),
    { type: "cancel", reason: "Gone", restock: true },
    2,
  );
  if (typeof canceled === "string") throw new Error(canceled);
  expect(canceled.order.events.at(-1)?.by).toBe("owner");
  expect(told("order-changed", "cancelled", canceled.order)).toBeNull();
});

test("money that needs the owner is a problem of its order, shown whatever is turned off", () => {
  const notification = told("order-changed", "something-odd");
  expect(notification).toMatchObject({ event: "orderProblem", about: { kind: "order" } });
  const off = { app: false, mail: false, push: false };
  expect(isShown({ event: "orderProblem" }, NOTIFY_ALL)).toBe(true);
  expect(isShown({ event: "newOrder" }, { ...NOTIFY_ALL, newOrder: off })).toBe(false);
});

test("low stock names the products that ran low, each once and not without end", () => {
  const [line] = order.lines;
  if (!line) throw new Error("a sample without lines");
  const low = (title: string) => ({ ...line, title, ranLow: 1 });
  const named = told("low-stock", "", { ...order, lines: [low("Mug"), low("Mug"), { ...low("Bowl"), ranLow: null }] });
  expect(named).toMatchObject({ event: "lowStock", title: "Mug", about: { kind: "products" } });
  const long = told("low-stock", "", { ...order, lines: Array.from({ length: 40 }, (_, at) => low(`A very long name ${at}`)) });
  expect(long?.title.length).toBe(NOTIFICATION_TITLE_MAX);
});

test("a booking is named by its guest and service; what its owner did, and mails to guests, have none", () => {
  const reservation = sampleReservation();
  const of = (kind: "new-reservation" | "reservation-confirmed", by: "guest" | "owner") =>
    reservationNotification("id", kind, "requested-0", reservation, by);
  expect(of("new-reservation", "guest")).toMatchObject({
    event: "newBooking",
    about: { kind: "reservation", id: reservation.id },
    title: `${reservation.guest.name} · ${reservation.service.title}`,
  });
  expect([of("new-reservation", "owner"), of("reservation-confirmed", "guest")]).toEqual([null, null]);
});

test("a mail to a buyer or guest that was given up names who did not get what; mails to owners and people have none", () => {
  const subject: Mail["subject"] = { uid: null, siteId: "s", orderId: "o1", reservationId: null, part: "" };
  const failed = (kind: "order-received" | "new-order" | "reservation-confirmed", of = subject) =>
    failureNotification("m1", { kind, to: "ada@example.test", subject: of }, 7);
  expect(failed("order-received")).toEqual({
    siteId: "s",
    notification: {
      id: "mail-failed.m1.7",
      event: "mailFailed",
      about: { kind: "order", id: "o1" },
      title: "Order received · ada@example.test",
    },
  });
  expect(failed("reservation-confirmed", { ...subject, orderId: null, reservationId: "r1" })?.notification.about).toEqual({
    kind: "reservation",
    id: "r1",
  });
  expect(failed("new-order")).toBeNull();
});
