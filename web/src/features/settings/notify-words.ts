import type { NotifyEvent } from "@awning/domain/notify";

type Words = { title: string; sub: string };

/** What the owner can turn off, and where it still stands then. */
export const NOTIFY_WORDS: Readonly<Record<NotifyEvent, Words>> = {
  newOrder: { title: "A new order", sub: "It stands under Orders, and on Today while it waits for you." },
  orderCancelled: { title: "An order is cancelled", sub: "By its buyer or by you. If its money is still with you, we always write." },
  addressCorrected: { title: "A buyer corrects the address", sub: "Before anything is sent. The order shows the new one." },
  moneyBack: { title: "Money goes back to a buyer", sub: "Each time, with the reason. The order shows it." },
  lowStock: { title: "Something runs low or sells out", sub: "It stands on Today and with your products." },
  weeklySummary: { title: "Your week", sub: "On Monday morning: orders, clicks and who joined your list. Not after a quiet fortnight." },
};

/** What the owner is told in any case, and why. */
export const ALWAYS_TOLD: readonly Words[] = [
  { title: "Somebody writes to you", sub: "The form on your page sends a mail. The words stand nowhere else." },
  {
    title: "Money needs you",
    sub: "A payment that does not fit, a refund that failed, a cancelled order still paid. Waiting could cost you or your buyer.",
  },
  {
    title: "Signing in",
    sub: "Confirming your address, another name or password, a device we do not know. Nobody else should be able to silence these.",
  },
];
