import { SETTINGS_SECTIONS, type SettingsSection, settingsPaths } from "@awning/domain/routes/settings-paths";
import { Bell, CreditCard, type LucideIcon, Mail, MailCheck, ReceiptText, Scale, Truck } from "lucide-react";
import * as labels from "./labels.ts";
import type { SettingsProblems, SettingsWarning } from "./settings-form.ts";

export const SETTINGS_TITLES: Readonly<Record<SettingsSection, string>> = {
  payments: labels.payments,
  delivery: labels.delivery,
  taxes: labels.taxes,
  orders: labels.ordersAndEmails,
  notifications: labels.notifications,
  emails: labels.sentEmails,
  business: labels.businessAndLegal,
};

export const SECTION_ICONS: Readonly<Record<SettingsSection, LucideIcon>> = {
  payments: CreditCard,
  delivery: Truck,
  taxes: ReceiptText,
  orders: Mail,
  notifications: Bell,
  emails: MailCheck,
  business: Scale,
};

/** Where a warning is shown, and the row that ends it if that is not obvious there. */
type Place = { section: SettingsSection; fix?: { label: string; to: string } };

export const WARNING_PLACES: Readonly<Record<SettingsWarning, Place>> = {
  no_payment: { section: "payments" },
  shipping_needs_transfer: { section: "payments" },
  other_needs_transfer: { section: "payments" },
  cash_needs_pickup: { section: "payments", fix: { label: labels.goToPickup, to: settingsPaths.section("delivery", "pickup") } },
  delivery_needs_shipping: { section: "payments", fix: { label: labels.goToShipping, to: settingsPaths.section("delivery", "shipping") } },
  transfer_without_details: {
    section: "payments",
    fix: { label: labels.addBankDetails, to: settingsPaths.section("payments", "bank-details") },
  },
  link_without_address: { section: "payments", fix: { label: labels.addTheLink, to: settingsPaths.section("payments", "payment-url") } },
  all_ways_rest: { section: "delivery" },
  no_delivery: { section: "delivery" },
  pickup_without_place: {
    section: "delivery",
    fix: { label: labels.addTheLocation, to: settingsPaths.section("delivery", "pickup-location") },
  },
  tax_no_country: { section: "taxes" },
  tax_no_rates: { section: "taxes" },
};

const PROBLEM_SECTIONS: Readonly<Record<keyof SettingsProblems, SettingsSection>> = {
  transferInstructions: "payments",
  bankHolder: "payments",
  bankIban: "payments",
  bankBic: "payments",
  cashInstructions: "payments",
  onDeliveryInstructions: "payments",
  payLinkInstructions: "payments",
  payLinkUrl: "payments",
  shippingPrice: "delivery",
  pickupPlace: "delivery",
  vatNumber: "taxes",
};

/** How many things there are to fix in each section: invalid fields, which are not stored, and warnings. */
export function countFaults(problems: Partial<SettingsProblems>, warnings: readonly SettingsWarning[]): Record<SettingsSection, number> {
  const places = [
    ...warnings.map((warning) => WARNING_PLACES[warning].section),
    ...SETTINGS_SECTIONS.flatMap((section) => problemsIn(problems, section).map(() => section)),
  ];
  const counts: Record<SettingsSection, number> = {
    payments: 0,
    delivery: 0,
    taxes: 0,
    orders: 0,
    notifications: 0,
    emails: 0,
    business: 0,
  };
  for (const section of places) counts[section] += 1;
  return counts;
}

/** The invalid fields of one section. */
export function problemsIn(problems: Partial<SettingsProblems>, section: SettingsSection): string[] {
  return Object.entries(PROBLEM_SECTIONS).flatMap(([field, at]) => (at === section && field in problems ? [field] : []));
}

/** The sections whose choices buyers see at checkout. */
export function isAtCheckout(section: SettingsSection | null): boolean {
  return section === "payments" || section === "delivery" || section === "taxes";
}
