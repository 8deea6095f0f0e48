import * as z from "zod/mini";
import { type Currency, formatMoney } from "../money/money.ts";
import type { ReverseCharge } from "../money/tax.ts";
import { REVERSE_CHARGE } from "../money/tax-labels.ts";
import { isExcluded, type WithdrawalRule } from "../product/law/withdrawal-rules.ts";
import type { PaymentMethod } from "./shop-settings.ts";

export const purchaseTermsSchema = z.array(z.object({ title: z.string(), text: z.string() }));
export type PurchaseTerms = z.infer<typeof purchaseTermsSchema>;

export type PurchaseSeller = {
  name: string;
  seller: { name: string; address: string; email: string } | null;
  hasOwnWithdrawal: boolean;
};

/** The items of a purchase. Money in minor units. */
export type Purchase = {
  lines: readonly { title: string; variantName: string; quantity: number; kind: string; withdrawal?: WithdrawalRule | undefined }[];
  currency: Currency;
  shipping: number;
  total: number;
  reverseCharge?: ReverseCharge | undefined;
  payments: readonly PaymentMethod[];
  excludesBusinesses?: boolean | undefined;
};

/** Said beside the VAT number and in the terms, where a shop lets only consumers withdraw. */
export const BUSINESSES_EXCLUDED = "If you enter a VAT number, you buy as a business and can’t withdraw.";

const PAYMENTS: Readonly<Record<PaymentMethod, string>> = {
  card: "by card",
  transfer: "by bank transfer",
  link: "through the shop’s payment link",
  cash: "in cash on pickup",
  on_delivery: "in cash on delivery",
};

/** Default terms for shops without their own: seller, items, price, payment and withdrawal. */
export function purchaseTerms(shop: PurchaseSeller, purchase: Purchase, language: string): PurchaseTerms {
  return [
    { title: "Seller", text: `${sellerWords(shop)} The site that hosts the shop isn’t a party to the sale.` },
    { title: "Items", text: `${purchase.lines.map(lineWords).join("; ")}.` },
    { title: "Price", text: formatPrice(purchase, language) },
    ...(purchase.total > 0 ? [{ title: "Payment", text: paymentWords(purchase.payments) }] : []),
    { title: "Withdrawal", text: withdrawalWords(shop, purchase) },
  ];
}

function sellerWords({ name, seller }: PurchaseSeller): string {
  if (seller === null) return `You buy from ${name}.`;
  const address = seller.address.split("\n").filter(Boolean).join(", ");
  return `You buy from ${[seller.name, address, seller.email].filter(Boolean).join(", ")}.`;
}

function lineWords({ title, variantName, quantity }: Purchase["lines"][number]): string {
  const name = [title, variantName].filter(Boolean).join(", ");
  return quantity > 1 ? `${quantity} × ${name}` : name;
}

function formatPrice({ total, shipping, currency, reverseCharge }: Purchase, language: string): string {
  if (total === 0) return "Nothing to pay.";
  const sent = shipping > 0 ? ` and ${formatMoney(shipping, currency, language)} for shipping` : "";
  if (reverseCharge) return `${formatMoney(total, currency, language)} in total${sent}, without VAT. ${REVERSE_CHARGE}.`;
  return `${formatMoney(total, currency, language)} in total, including taxes${sent}.`;
}

function paymentWords(payments: readonly PaymentMethod[]): string {
  const ways = new Intl.ListFormat("en", { type: "disjunction" }).format(payments.map((method) => PAYMENTS[method]));
  return ways === "" ? "You pay the seller." : `You pay the seller ${ways}${payments.length > 1 ? ", as you choose" : ""}.`;
}

function withdrawalWords({ hasOwnWithdrawal }: PurchaseSeller, { lines, excludesBusinesses }: Purchase): string {
  const hasFiles = lines.some(({ kind }) => kind === "digital");
  const isExcepted = ({ withdrawal = "standard" }: Purchase["lines"][number]) => isExcluded(withdrawal);
  const others = lines.filter(({ kind }) => kind !== "digital");
  const hasOthers = others.some((line) => !isExcepted(line));
  const excepted = others.filter(isExcepted).map(({ title }) => title);
  const own = hasOwnWithdrawal ? "The seller’s withdrawal policy applies." : "";
  const legal = hasOthers && !hasOwnWithdrawal ? "You can withdraw within 14 days, as described under “Your right to withdraw”." : "";
  const files = hasFiles ? "You can’t withdraw from buying a file once you’ve asked to get it right away." : "";
  const none = excepted.length > 0 ? `You can’t withdraw from buying ${excepted.join(", ")}: see “Your right to withdraw”.` : "";
  const businesses = excludesBusinesses ? BUSINESSES_EXCLUDED : "";
  return [own, legal, none, files, businesses].filter(Boolean).join(" ");
}
