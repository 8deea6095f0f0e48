import type { Seller } from "@awning/domain/order/invoice";
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
      return `These terms are between you, who order, and ${name}, who sells as ${shopName}.

An order is your offer to buy. We accept it with the mail that confirms it, or by sending the goods.

Prices are those on the page when you order. Taxes and shipping are shown before you order.

You pay in one of the ways shown at the checkout. Until everything is paid the goods stay ours.

We deliver within [number] working days after payment. If something is late, we write to you.

Where goods are faulty you have the rights that the law gives you. Write to us first: ${email}.`;
    case "withdrawal":
      return `You can withdraw from your order within 14 days without giving a reason. The 14 days begin when the last of the goods has reached you.

To withdraw, tell us clearly, by letter or mail:
${name}
${address}
${email}

We give back everything you paid, with the cheapest shipping we offer, within 14 days after we heard from you, in the way you paid. We may wait until the goods are back or you have shown that you sent them.

Send the goods back within 14 days after you told us. [You / We] pay for sending them back.

There is no such right for goods made to your wishes, for goods that spoil quickly, and for files once you have them with your consent.

You can use this form, and need not.

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

When you order we keep your name, your address, your email address and what you ordered, because we need them to send the goods and to write the invoice. We keep them as long as the law asks us to keep business records.

We give them to those who help us with it: the service this page runs on, the carrier, and the payment provider if you pay by card.

You can ask what we know about you, have it corrected or deleted, or have it handed to you. You can complain to a data protection authority.

This page sets no cookies that follow you and loads nothing from other companies before you ask for it.`;
  }
}

/** What still stands in brackets in a text, each once, in their order. */
export function openBrackets(text: string): string[] {
  return [...new Set(text.match(/\[[^[\]\n]{1,60}\]/g))];
}
