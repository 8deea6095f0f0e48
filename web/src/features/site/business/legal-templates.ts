import type { Seller } from "@awning/domain/order/money/invoice";
import type { LegalKind } from "@awning/domain/site/legal";
import * as labels from "./labels.ts";

/** What is known of a shop and its seller; `null` or empty when unknown. */
export type Known = { shopName: string; phone: string; seller: Seller | null };

/** A draft of a legal page with the seller's known details. Unknown ones are in brackets. */
export function legalTemplate(kind: LegalKind, { shopName, phone, seller }: Known): string {
  const name = seller?.name ?? labels.yourNameOrCompany;
  const address = seller?.address ?? labels.yourPostalAddress;
  const email = seller?.email || labels.yourEmail;
  switch (kind) {
    case "imprint":
      return labels.imprint({
        name,
        address,
        email,
        phone: phone || labels.yourPhone,
        taxNumber: seller?.taxNumber ? labels.taxNumber(seller.taxNumber) : labels.templateTaxNumber,
      });
    case "terms":
      return labels.templateTerms(name, shopName, email);
    case "withdrawal":
      return labels.templateWithdrawal(name, address, email);
    case "privacy":
      return labels.templatePrivacy(name, address, email);
  }
}

/** The bracketed gaps of a text, each once, in order. */
export function openBrackets(text: string): string[] {
  return [...new Set(text.match(/\[[^[\]\n]{1,60}\]/g))];
}
