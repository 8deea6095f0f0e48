import type { NotificationEvent } from "./notification.ts";

/** What happened: in the bell, in push messages and in the settings of both. */
export const EVENT_TITLES: Readonly<Record<NotificationEvent, string>> = {
  newOrder: "New order",
  orderCancelled: "Order canceled",
  addressCorrected: "Address changed by the buyer",
  moneyBack: "Refund issued",
  lowStock: "Low stock or sold out",
  mailFailed: "Email couldn’t be sent",
  newBooking: "New booking or request",
  bookingAnswered: "Request answered or expired",
  bookingMoved: "Booking moved",
  bookingCancelled: "Booking canceled",
  bookingReminder: "Booking reminder",
  calendarFailed: "Calendar can’t be read",
  chatMessage: "Unread chat message",
  weeklySummary: "Weekly summary",
  orderProblem: "Order needs your attention",
};
