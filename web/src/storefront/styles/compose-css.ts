/// <reference path="./css.d.ts" />
import booking from "./booking.css?inline";
import talk from "./chat-log.css?inline";
import invoice from "./invoice.css?inline";
import { OPEN_PARTS_OF, type OpenPageKind, PARTS, type PageStyles, pageStylesCss } from "./open-css.ts";
import order from "./order.css?inline";
import services from "./services.css?inline";
import address from "./share-address.css?inline";

const ALL_PARTS = { ...PARTS, order, booking, invoice, address, talk, services };
type Part = keyof typeof ALL_PARTS;

/** The kinds of public pages. */
export type PageKind =
  | OpenPageKind
  | "checkout"
  | "confirmation"
  | "order"
  | "find-order"
  | "withdraw"
  | "report"
  | "contact"
  | "chat"
  | "booking"
  | "waiting"
  | "bookings"
  | "reservation"
  | "legal"
  | "sign-up"
  | "own-data"
  | "invoice"
  | "gone"
  | "problem";

const PARTS_OF: Readonly<Record<PageKind, readonly Part[]>> = {
  ...OPEN_PARTS_OF,
  checkout: ["core", "shop", "product", "sheet", "basket", "inputs", "forms", "notice", "blank"],
  confirmation: ["core", "shop", "product", "sheet", "basket", "inputs", "forms", "order", "address", "notice"],
  order: ["core", "shop", "product", "sheet", "basket", "inputs", "forms", "order", "notice"],
  invoice: ["core", "shop", "invoice"],
  "find-order": ["core", "shop", "inputs", "forms", "order", "notice"],
  withdraw: ["core", "shop", "inputs", "forms", "order", "notice"],
  report: ["core", "shop", "inputs", "forms", "notice"],
  contact: ["core", "shop", "inputs", "forms", "notice"],
  chat: ["core", "shop", "inputs", "forms", "notice", "talk"],
  booking: ["core", "shop", "inputs", "notice", "booking"],
  waiting: ["core", "shop", "inputs", "forms", "notice", "booking"],
  bookings: ["core", "shop", "product", "services"],
  reservation: ["core", "shop", "inputs", "forms", "order", "notice", "booking"],
  legal: ["core", "shop", "product"],
  "sign-up": ["core", "shop", "product"],
  "own-data": ["core", "shop", "product", "inputs", "forms", "order", "notice"],
  gone: ["core", "home", "notice", "blank"],
  problem: ["core", "home", "notice", "blank"],
};

/** All the CSS of one page: its parts and its theme. */
export function composeCss(kind: PageKind, dress: PageStyles): string {
  return pageStylesCss(PARTS_OF[kind].map((part) => ALL_PARTS[part]).join(""), kind === "home" || kind === "front", dress);
}
