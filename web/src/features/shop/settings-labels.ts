import type { SettingsWarning } from "./settings-form.ts";

export const WARNING_WORDS: Record<SettingsWarning, string> = {
  no_payment: "Buyers can’t order yet. Turn on a payment method.",
  all_ways_rest: "Shipping is on, but all shipping methods are off. Turn one on so buyers can choose shipping.",
  no_delivery: "Buyers can’t order physical products. Turn on shipping or pickup.",
  cash_needs_pickup: "Cash on pickup needs pickup. Turn on pickup to offer it.",
  shipping_needs_transfer:
    "Buyers can’t order with shipping because cash on pickup is your only payment method. Turn on bank transfer, a payment link or cash on delivery.",
  other_needs_transfer:
    "Buyers can’t order paid services or files on their own because they can’t be paid in cash. Turn on cards, bank transfer or a payment link.",
  delivery_needs_shipping: "Cash on delivery needs shipping. Turn on shipping to offer it.",
  link_without_address: "Payment link is on, but the link is missing. Add it so buyers can use it.",
  transfer_without_details: "Bank transfer is on, but your bank details are missing. Add them so buyers know where to pay.",
  pickup_without_place: "Pickup is on, but the location is missing. Add it so buyers know where to go.",
  tax_no_country:
    "Taxes are on, but your shop country isn’t set. Files, services and pickup orders use the “Everywhere else” rates, or no tax. Set your shop country.",
  tax_no_rates:
    "Taxes are on, but your country has no rates. Files, services and pickup orders are sold without tax. Add rates for your country.",
};
