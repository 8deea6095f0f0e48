import { lengthLabel } from "@awning/domain/booking/length";
import { paymentLabel } from "@awning/domain/booking/payment";
import type { PlaceKind, ServicePayment } from "@awning/domain/booking/service";
import type { Currency } from "@awning/domain/money/money";
import type { ReactNode } from "react";
import { formatPrice } from "../labels.ts";
import { ICONS } from "../parts/icons.ts";
import { Outline } from "../parts/outline.tsx";
import { placeKindLabel } from "./labels.ts";

/** The public facts of a service. `length` in minutes, `price` in minor units of `currency`. */
export type ServiceFacts = {
  title: string;
  slug: string;
  description: string;
  length: number;
  price: number;
  currency: Currency;
  /** Its `text` is only for guests who have booked, and empty before. */
  payment: ServicePayment;
  /** What is paid when booking, in minor units. */
  ahead: number;
  /** What was paid since, in minor units. */
  onSite: number;
  /** What a guest who cancels gets back; empty where nothing is paid when booking, or once it is over. */
  terms: string;
  /** For a call, the number or link is disclosed only after booking; until then `text` is empty. */
  place: { kind: PlaceKind; text: string };
  /** Whether the owner confirms each booking. */
  isManual: boolean;
};

// Lucide (ISC) outlines used only by this page.
const TAG =
  "M12.6 2.6A2 2 0 0 0 11.2 2H4a2 2 0 0 0-2 2v7.2a2 2 0 0 0 .6 1.4l8.7 8.7a2.4 2.4 0 0 0 3.4 0l6.6-6.6a2.4 2.4 0 0 0 0-3.4zM7.5 7.5h.01";
const VIDEO =
  "m16 13 5.2 3.5a.5.5 0 0 0 .8-.4V7.9a.5.5 0 0 0-.8-.4L16 10.5M4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2";

const PLACE_ICONS: Readonly<Record<PlaceKind, string>> = {
  address: ICONS["map-pin"],
  phone: ICONS.phone,
  video: VIDEO,
  customer: ICONS["map-pin"],
};

/** The location in words: the address, or "Video call". */
export function placeLabel({ kind, text }: ServiceFacts["place"]): string {
  return kind === "address" && text ? text : placeKindLabel(kind);
}

/** "€45, pay on site": the price and how it is paid. */
export function priceLabel(service: ServiceFacts, language: string): string {
  const money = (amount: number) => formatPrice(amount, service.currency, language);
  return service.price === 0 ? money(0) : `${money(service.price)}, ${paymentLabel(service, service.ahead, money, service.onSite)}`;
}

/** How long it takes, what it costs and where it is. */
export function FactList({ service, language }: { service: ServiceFacts; language: string }) {
  const { length, place } = service;
  return (
    <ul className="facts">
      <Fact icon={ICONS.clock}>{lengthLabel(length)}</Fact>
      <Fact icon={TAG}>{priceLabel(service, language)}</Fact>
      {service.terms && <Fact icon={ICONS.info}>{service.terms}</Fact>}
      <Fact icon={PLACE_ICONS[place.kind]}>{placeLabel(place)}</Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li>
      <Outline path={icon} size={20} />
      <span>{children}</span>
    </li>
  );
}
