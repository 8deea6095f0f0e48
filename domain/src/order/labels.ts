import type { Order } from "@awning/domain/order/order";
import { isArranged, isService } from "@awning/domain/order/quantities";
import type { PaymentMethod } from "../shop/shop-settings.ts";
import { backorderLabel } from "./backorder-labels.ts";
import type { Payment } from "./money/payment.ts";

type Answers = readonly { label: string; answer: string }[];
type Line = { quantity: number; backordered: number; chosen?: boolean; answers?: Answers };

export function lineFacts(line: Line): string[] {
  return [line.chosen ? "Pay what you want" : "", backorderLabel(line), ...answerLabels(line.answers ?? [])].filter(Boolean);
}

export function answerLabels(answers: Answers): string[] {
  return answers.map(({ label, answer }) => `${label}${/[?:.!]$/.test(label) ? "" : ":"} ${answer}`);
}

const BY: Readonly<Record<PaymentMethod, string>> = {
  transfer: "by bank transfer",
  cash: "in cash",
  on_delivery: "in cash on delivery",
  link: "by payment link",
  card: "by card",
};

export function formatDay(day: string, locale: Intl.LocalesArgument): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(`${day}T00:00:00Z`));
}

export function paidLabel({ day, method }: Pick<Payment, "day" | "method">, locale: Intl.LocalesArgument): string {
  return `${formatDay(day, locale)}, ${BY[method]}`;
}

type FulfilmentLabels = { toDo: string; partly: string; done: string; undo: string; nothing: string };

const WORDS: Readonly<Record<Order["delivery"] | "service", FulfilmentLabels>> = {
  shipping: {
    toDo: "To ship",
    partly: "Partially shipped",
    done: "Shipped",
    undo: "Undo shipment",
    nothing: "Nothing to fulfill",
  },
  pickup: {
    toDo: "To prepare",
    partly: "Partially picked up",
    done: "Picked up",
    undo: "Undo pickup",
    nothing: "Nothing to fulfill",
  },
  none: { toDo: "To send", partly: "Partially sent", done: "Sent", undo: "Mark as not sent", nothing: "Nothing to fulfill" },
  service: { toDo: "To do", partly: "Partially done", done: "Done", undo: "Mark as not done", nothing: "Nothing to do" },
};

export function fulfilmentLabels({ delivery, lines }: Pick<Order, "delivery" | "lines">): FulfilmentLabels {
  const hasService = lines.some(isService);
  if (isArranged({ delivery, kinds: lines.map(({ kind }) => kind) })) return WORDS.service;
  return hasService ? { ...WORDS[delivery], partly: WORDS.service.partly } : WORDS[delivery];
}
