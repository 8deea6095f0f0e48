import type { NotificationEvent } from "@awning/domain/notification/notification";

/** What happened, for the bell and for push messages. */
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
  bookingReminder: "Upcoming booking",
  calendarFailed: "Calendar can’t be read",
  chatMessage: "Unread chat message",
  weeklySummary: "Your week",
  orderProblem: "Order needs your attention",
};

export const notifications = "Notifications";
export const markAllRead = "Mark all as read";
export const settings = "Settings";
export const showMore = "Show earlier notifications";
export const unread = "unread";
export const nothingYet = "Nothing new yet";
export const nothingYetText = "New orders, bookings and messages appear here. They’re kept for 90 days.";
export const loading = "Loading notifications";
