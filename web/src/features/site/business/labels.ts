// Business part
export const businessDetails = "Business details";
export const unsavedDraft = "Unsaved draft";
export const editBusinessDetails = "Edit business details";
export const addBusinessDetails = "Add business details";
export const businessDetailsHint = "Required to issue invoices. Shown on invoices and in emails to buyers.";
export const legalPages = "Legal pages";
export const legalPagesHint = "Linked in the footer of your page and shop.";
export const notAdded = "Not added";

// Legal sheet
export const text = "Text";
export const legalTextHint = "Leave a blank line between paragraphs. Leave everything blank to remove the page.";
export const startFromTemplate = "Start from a template";
export const templateWarning = "This template is a starting point, not legal advice. Replace everything in [brackets].";
export const placeholdersLeft = (placeholders: string) =>
  `Still to replace: ${placeholders}. If you save now, visitors will see the brackets.`;
export const discard = "Discard";
export const changedElsewhere = "This text was changed in another tab or on another device. Keep your version or use the other one.";
export const savedVersion = "Saved version";
export const emptyPageWasRemoved = "Empty: the page was removed.";
export const useSavedVersion = "Use saved version";
export const keepMine = "Keep mine";

// Legal templates
export const imprint = (known: { name: string; address: string; email: string; phone: string; taxNumber: string }) => {
  const { name, address, email, phone, taxNumber } = known;
  return `${name}
${address}

Email: ${email}
Phone: ${phone}
${taxNumber}

Responsible for this page: ${name}, at the address above.`;
};
export const templateWithdrawal = (
  name: string,
  address: string,
  email: string,
) => `You can withdraw from your order within 14 days without giving a reason. The 14 days begin on the day you receive the last of the goods.

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

To ${name}, ${address.replaceAll("\n", ", ")}, ${email}:
I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):
Ordered on (*)/received on (*):
Name of consumer(s):
Address of consumer(s):
Signature of consumer(s) (only if this form is notified on paper):
Date:
(*) Delete as appropriate.`;
export const yourNameOrCompany = "[your name or company]";
export const yourPostalAddress = "[your postal address]";
export const yourEmail = "[your email]";
export const yourPhone = "[your phone]";
export const taxNumber = (taxNumber: string) => `Tax number: ${taxNumber}`;
export const templateTaxNumber = "Tax or registration number: [if you have one]";
export const templateTerms = (
  name: string,
  shopName: string,
  email: string,
) => `These terms apply between you, the buyer, and ${name}, doing business as ${shopName}.

Your order is an offer to buy. We accept it when we confirm it by email or ship the goods.

The prices shown when you order apply. Taxes and shipping are shown before you order.

You can pay with the methods shown at checkout. The goods remain our property until they are paid in full.

We deliver within [number] business days after payment. If there’s a delay, we’ll let you know.

If something is faulty, your statutory rights apply. Please contact us first: ${email}.`;
export const templatePrivacy = (name: string, address: string, email: string) => `Who is responsible: ${name}, ${address}, ${email}.

When you order, we store your name, address, email address and order, because we need them to ship the goods and issue the invoice. We keep them for as long as the law requires us to keep business records.

We share them with the services that help us fulfill your order: the service this page runs on, the carrier, and the payment provider if you pay by card.

You can ask for access to your data, and have it corrected, deleted or exported. You can also complain to a data protection authority.

This page sets no tracking cookies and loads nothing from other companies unless you ask for it.`;

// Seller sheet
export const address = "Address";
export const legalNameHint = "Your legal name or your company’s.";
export const sellerLineInvalid = (sellerNameMax: number) => `Enter 1 to ${sellerNameMax} characters.`;
export const businessContactHint = "How buyers can reach you. Shown on invoices, in emails to buyers and on your legal pages.";
export const taxNumberLabel = "Tax number";
export const invoiceNote = "Invoice note";
export const invoiceNoteHint = "Shown on every invoice, such as why you don’t charge tax.";
