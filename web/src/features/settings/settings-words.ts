import type { SettingsProblems, SettingsWarning } from "./settings-form.ts";

type Problem = NonNullable<SettingsProblems[keyof SettingsProblems]>;

export const PROBLEM_WORDS: Record<Exclude<Problem, "price_unreadable">, string> = {
  too_long: "At most 500 characters",
  price_missing: "Say what a parcel costs. 0 makes it free.",
  bad_pay_url: "A whole address that begins with https://, with what stands for the order after the first /",
};

export const WARNING_WORDS: Record<SettingsWarning, string> = {
  no_payment: "Nobody can order: turn on a way to be paid.",
  all_ways_rest: "Shipping is on, but none of your ways to send is offered: nobody can have a parcel sent.",
  no_delivery: "Things that must reach people cannot be ordered: turn on shipping or pick-up.",
  cash_needs_pickup: "Cash is only paid where you meet: turn on pick-up, or nobody is offered to pay in cash.",
  shipping_needs_transfer:
    "Parcels cannot be ordered: they need a bank transfer, a pay link or cash on delivery, because cash on pick-up is only paid where you meet.",
  other_needs_transfer:
    "Services and files with a price cannot be ordered by themselves: they need a card, a bank transfer or a pay link, because cash changes hands over things.",
  delivery_needs_shipping: "Cash on delivery is only for parcels: turn on shipping, or nobody is offered it.",
  link_without_address: "Pay by link is on, but its address is missing, so nobody is offered it.",
  transfer_without_details: "Bank transfer is on, but your bank details are missing: buyers would not know where to pay.",
  pickup_without_place: "Pick-up is on, but no place is given: buyers would not know where to come.",
  tax_no_country:
    "Taxes are on, but your country is not said: files, services and what is picked up get the rates of everywhere else, or none at all.",
  tax_no_rates: "Taxes are on, but your country has no rates: files, services and what is picked up are sold without tax.",
};
