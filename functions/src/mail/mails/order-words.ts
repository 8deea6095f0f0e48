import { isBookedTime } from "@awning/domain/booking/prepaid/booked-line";
import { formatIban } from "@awning/domain/money/bank/bank-account";
import { formatReference, paymentReference } from "@awning/domain/money/bank/payment-code";
import { formatMoney } from "@awning/domain/money/money";
import { mayRead, receiptsOf } from "@awning/domain/order/fulfilment/download";
import { invoiceOf, type Seller } from "@awning/domain/order/money/invoice";
import { type Order, orderName } from "@awning/domain/order/order";
import { isArranged as isOrderArranged, isService } from "@awning/domain/order/quantities";
import { INVOICE_PAPER, PAPER_PARAMETER, WRITE_ANCHOR } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import type { PaymentMethod } from "@awning/domain/shop/shop-settings";
import type { Address } from "@awning/domain/values/address";
import { addressLines as linesOf } from "@awning/domain/values/address-lines";
import { type MailShop, type OrderContent, shownUrl } from "../mail-content.ts";
import { type Block, type Fact, link, type MailForm, sentence, type Words } from "../mail-form.ts";
import { mailTime } from "../mail-time.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import { legalLinks } from "./legal-links.ts";

export const VIEW_ORDER = "View your order";

export const PAYMENT_METHODS: Readonly<Record<PaymentMethod, string>> = {
  transfer: "Bank transfer",
  cash: "Cash on pickup",
  on_delivery: "Cash on delivery",
  link: "Payment link",
  card: "Card",
};
/** The same within a sentence. */
export const methodInSentence = (method: PaymentMethod) => PAYMENT_METHODS[method].replace(/^./, (letter) => letter.toLowerCase());
/** The payment method of a paid order. */
export const PAID_BY: Readonly<Record<PaymentMethod, string>> = { ...PAYMENT_METHODS, cash: "Cash", on_delivery: "Cash" };

/** What mails say about an order, for its reader: seller, buyer, number, total and end of the hold. */
export function saidOf({ order, shop, locale }: Pick<OrderContent, "order" | "shop" | "locale">) {
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  return {
    shop: preventAutolink(shop.name),
    buyer: preventAutolink(order.buyer.name),
    number: orderName(order.number),
    money,
    total: money(order.total),
    until: order.holdUntil === null ? null : mailTime(order.holdUntil, locale, shop.timeZone),
  };
}

type Said = Pick<MailForm, "subject" | "preview" | "heading" | "body">;

/** A shop's mail to a buyer, with the seller and the invoice in its footer. */
export function toBuyer(content: OrderContent, said: Said): MailForm {
  const { shop, order, seller, url } = content;
  const name = preventAutolink(shop.name);
  const invoice = invoiceOf(order);
  return {
    ...said,
    shop,
    notice: testNotice(order),
    footer: [
      invoice ? sentence`${link(`Invoice ${invoice}`, invoiceUrl(url))} for this order, to read or print.` : null,
      sentence`Sold by ${name}, ${link(shownUrl(shop.url), shop.url)}.`,
      seller && sellerWords(seller),
      legalLinks(shop),
      writeToShop(shop, url),
    ],
  };
}

/** How to write to a shop about an order or a booking. */
export function writeToShop({ name }: MailShop, url: string): Words {
  return sentence`${link(`Message ${preventAutolink(name)}`, `${url}#${WRITE_ANCHOR}`)}, or reply to this email. Sent with Awning.`;
}

/** Why an owner gets an order mail, and where to change that. */
export function sellerFooter({ shop, url }: OrderContent): Words[] {
  const settings = link("Manage notifications", new URL(settingsPaths.section("notifications"), url).href);
  return [sentence`You’re getting this because you own ${shownUrl(shop.url)}. ${settings}`];
}

/** The notice above test orders: no money moved. */
export function testNotice({ isTest }: Order): string | null {
  return isTest ? "This is a test order. No payment was taken." : null;
}

/** The seller in one line. */
function sellerWords({ name, address, email, taxNumber }: Seller): string {
  const said = [name, ...address.split("\n"), taxNumber && `Tax number ${taxNumber}`].filter((one) => one !== "").map(preventAutolink);
  // Written in full, so that it can be copied; the schema ensures an email address.
  return [...said, ...(email === "" ? [] : [email])].join(" · ");
}

/** The order's link already carries its key. */
function invoiceUrl(url: string): string {
  const address = new URL(url);
  address.searchParams.set(PAPER_PARAMETER, INVOICE_PAPER);
  return address.href;
}

/** The shop's own text, marked as such; `null` if empty. */
export function fromShop({ shop }: Pick<OrderContent, "shop">, quote: string): Block | null {
  return quote === "" ? null : { quote, from: `Message from ${preventAutolink(shop.name)}` };
}

/** The shop's texts per product and for every buyer; product texts only once paid. */
export function shopTexts(content: OrderContent): (Block | null)[] {
  const receipts = mayRead(content.order) ? receiptsOf(content.order) : [];
  const name = preventAutolink(content.shop.name);
  return [
    ...receipts.map(({ title, text }) => ({ quote: text, from: `Message from ${name} about ${preventAutolink(title)}` })),
    fromShop(content, content.words),
  ];
}

/** Whether a service waits for a time to be arranged. */
export function hasService({ order }: OrderContent): boolean {
  return order.lines.some((line) => isService(line) && !isBookedTime(line));
}

/** Whether nothing is shipped or picked up: only files and services. */
export function isArranged({ order }: OrderContent): boolean {
  return isOrderArranged({ delivery: order.delivery, kinds: order.lines.map(({ kind }) => kind) });
}

/** Adds a sentence about arranging services, if the order has any. */
export function withAgreement(first: string, content: OrderContent): string {
  return hasService(content) ? `${first} ${preventAutolink(content.shop.name)} will be in touch to arrange a time.` : first;
}

/** The shop's external payment page, with its full URL visible, so that buyers see where it leads. */
export function payLink(content: OrderContent): Words | null {
  const { payUrl } = content.order;
  return payUrl === "" ? null : sentence`Pay ${saidOf(content).total} at ${link(payUrl.replace(/^https:\/\//, ""), payUrl)}`;
}

/** The account of a transfer, and the reference that finds the order in a bank statement. */
export function transferFacts({ instructions: { bank }, paymentMethod, number }: Order): Fact[] {
  if (!bank || paymentMethod !== "transfer") return [["Reference", orderName(number)]];
  return [
    ["Account holder", preventAutolink(bank.holder)],
    ["IBAN", formatIban(bank.iban)],
    ["BIC", bank.bic || null],
    ["Reference", formatReference(paymentReference(number))],
  ];
}

/** A postal address in lines, with the country's name in English. */
export function addressLines(address: Address): string {
  const country = new Intl.DisplayNames("en", { type: "region" }).of(address.country) ?? address.country;
  return preventAutolink(linesOf(address, country).join("\n"));
}
