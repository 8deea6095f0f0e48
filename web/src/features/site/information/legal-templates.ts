import type { Seller } from "@awning/domain/order/money/invoice";
import type { LegalKind } from "@awning/domain/site/legal";
import * as labels from "./labels.ts";

/** What is known of a shop and of whoever sells there; `null` or empty where nobody has told it. */
export type Known = { shopName: string; phone: string; seller: Seller | null };

/** A beginning for a legal page, with what is known of the seller. What nobody has told stands in brackets. */
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

/** What still stands in brackets in a text, each once, in their order. */
export function openBrackets(text: string): string[] {
  return [...new Set(text.match(/\[[^[\]\n]{1,60}\]/g))];
}
