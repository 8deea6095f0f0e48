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
      return `${name}
${address}

Email: ${email}
Phone: ${phone || labels.yourPhone}
${seller?.taxNumber ? labels.taxNumber(seller.taxNumber) : labels.taxOrRegistrationNumberIf}

Responsible for this page: ${name}, at the address above.`;
    case "terms":
      return labels.theseTermsApplyBetween(name, shopName, email);
    case "withdrawal":
      return `You can withdraw from your order within 14 days without giving a reason. The 14 days begin on the day you receive the last of the goods.

To withdraw, send us a clear statement by letter or email:
${name}
${address}
${email}

We refund everything you paid, including our cheapest standard shipping, within 14 days of hearing from you, using the payment method you used. We may withhold the refund until we have the goods back or you have shown that you sent them.

Send the goods back within 14 days of telling us. [You / We] pay for the return.

The right of withdrawal doesn’t apply to custom-made goods, to perishable goods, or to files once you have received them with your consent.

You can use this form, but you don’t have to.

Model withdrawal form
(Complete and return this form only if you wish to withdraw from the contract.)

To ${name}, ${address.replace(/\n/g, ", ")}, ${email}:
I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):
Ordered on (*)/received on (*):
Name of consumer(s):
Address of consumer(s):
Signature of consumer(s) (only if this form is notified on paper):
Date:
(*) Delete as appropriate.`;
    case "privacy":
      return labels.whoIsResponsibleWhen(name, address, email);
  }
}

/** What still stands in brackets in a text, each once, in their order. */
export function openBrackets(text: string): string[] {
  return [...new Set(text.match(/\[[^[\]\n]{1,60}\]/g))];
}
