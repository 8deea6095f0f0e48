import type { Seller } from "@awning/domain/order/money/invoice";
import type { LegalKind } from "@awning/domain/site/legal";

/** What is known of a shop and of whoever sells there; `null` or empty where nobody has told it. */
export type Known = { shopName: string; phone: string; seller: Seller | null };

/** A beginning for a legal page, with what is known of the seller. What nobody has told stands in brackets. */
export function legalTemplate(kind: LegalKind, { shopName, phone, seller }: Known): string {
  const name = seller?.name ?? "[your name or company]";
  const address = seller?.address ?? "[your postal address]";
  const email = seller?.email || "[your email]";
  switch (kind) {
    case "imprint":
      return `${name}
${address}

Email: ${email}
Phone: ${phone || "[your phone]"}
${seller?.taxNumber ? `Tax number: ${seller.taxNumber}` : "Tax or registration number: [if you have one]"}

Responsible for this page: ${name}, at the address above.`;
    case "terms":
      return `These terms apply between you, the buyer, and ${name}, doing business as ${shopName}.

Your order is an offer to buy. We accept it when we confirm it by email or ship the goods.

The prices shown when you order apply. Taxes and shipping are shown before you order.

You can pay with the methods shown at checkout. The goods remain our property until they are paid in full.

We deliver within [number] business days after payment. If there’s a delay, we’ll let you know.

If something is faulty, your statutory rights apply. Please contact us first: ${email}.`;
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
      return `Who is responsible: ${name}, ${address}, ${email}.

When you order, we store your name, address, email address and order, because we need them to ship the goods and issue the invoice. We keep them for as long as the law requires us to keep business records.

We share them with the services that help us fulfill your order: the service this page runs on, the carrier, and the payment provider if you pay by card.

You can ask for access to your data, and have it corrected, deleted or exported. You can also complain to a data protection authority.

This page sets no tracking cookies and loads nothing from other companies unless you ask for it.`;
  }
}

/** What still stands in brackets in a text, each once, in their order. */
export function openBrackets(text: string): string[] {
  return [...new Set(text.match(/\[[^[\]\n]{1,60}\]/g))];
}
