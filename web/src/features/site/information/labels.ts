import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Check text
export const nameInvalid = "Use a name without web addresses. It’s shown in emails to your buyers.";
export const remove = (by: string) => `Remove ${by}.`;

// Contact section
export const contact = "Contact";
export const contactHint = "Only what you turn on is shown.";
export const address = "Address";
export const contactLeftOutHint = "Your home page doesn’t link to it. Anyone with this link gets what’s turned on here.";
export const contactCardHint = "Used by “Save contact” on your home page.";
export const showOnPage = "Show on page";
export const showOnPageLabel = (name: string) => `Show ${name} on page`;
export const emailInvalid = "Enter a valid email address, such as name@shop.example.";
export const contactCard = (link: ReactNode) => sentence`Contact card: ${link}`;

// Day hours
export const openLabel = (name: string) => `${name} open`;
export const closed = "Closed";

// Home parts section
export const links = "Links";
export const shop = "Shop";
export const openingHours = "Opening hours";
export const homePageSections = "Home page sections";
export const linksShownHint = "All links that are turned on.";
export const linksHiddenHint = "Hidden. Your links aren’t changed.";
export const bookings = "Bookings";
export const yourListedServices = "Your listed services.";
export const bookingHiddenHint = "Hidden. Your services can still be booked at their own addresses.";
export const shopShownHint = "Your first products, with a link to the rest.";
export const shopHiddenHint = "Hidden. Your shop is still available at its own address.";
export const hoursEmptyHint = "Nothing to show. Turn them on below.";
export const hoursShownHint = "Your weekly hours, and whether you’re open now.";
export const hoursHiddenHint = "Hidden here. Search engines can still show them.";
export const contactEmptyHint = "Nothing to show. Turn on contact details below.";
export const contactShownHint = "What’s turned on under Contact.";
export const contactHiddenHint = "Hidden here. Still included in your contact card below.";
export const pages = "Pages";
export const sectionsHint = (pages: ReactNode) =>
  sentence`Empty sections are hidden. On a home page built in ${pages} your blocks replace links and shop.`;

// Hours section
export const timeZone = "Time zone";
export const sameAsThisDevice = "Same as this device.";
export const deviceFormatHint = (own: string) => `This device uses ${own}.`;

// Information skeleton
export const loading = "Loading";

// Information
export const information = "Information";
export const introText = "Who you are, where you are, and when you’re open";
export const pictures = "Pictures";
export const socialLinks = "Social links";
export const changeNameHint = "Change it on your account page";
export const businessDetails = "Business details";
export const unsavedDraft = "Unsaved draft";
export const editBusinessDetails = "Edit business details";
export const addBusinessDetails = "Add business details";
export const businessDetailsHint = "Required to issue invoices. Shown on invoices and in emails to buyers.";
export const legalPages = "Legal pages";
export const legalPagesHint = "Linked in the footer of your page and shop.";
export const notAdded = "Not added";

// Language section
export const page = "Page";
export const language = "Language";
export const languageHint = "Language of your page. Sets number and date formats and reading direction.";
export const changeItInSettings = "Change it in settings";
export const showMadeWithAwning = "Show “Made with Awning” in the footer";
export const currency = (currency: ReactNode) => sentence`Currency: ${currency}`;

// Languages
export const northernSami = "Northern Sami";

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

// Pause section
export const pause = "Pause";
export const closeShopAction = "Close the shop for a while";
export const reopenDateLabel = "Reopen on";
export const reopenDateHint = "Orders reopen at midnight in your time zone. Leave blank to reopen manually.";
export const messageToVisitors = "Message to visitors";
export const pauseEndedHint = (backOn: string) => `The pause ended on ${backOn}. Your shop is taking orders again.`;
export const closeShopHint = "Your page stays visible, but buyers can’t order.";
export const closedHint = "Buyers can’t order until you turn this off.";
export const closedUntilHint = (backOn: string) => `Buyers can’t order until ${backOn}.`;

// Pictures
export const picture = "Picture";
export const pictureRemoved = "Picture removed";
export const cover = "Cover";
export const coverRemoved = "Cover removed";

// Seller sheet
export const legalNameHint = "Your legal name or your company’s.";
export const sellerLineInvalid = (sellerNameMax: number) => `Enter 1 to ${sellerNameMax} characters.`;
export const businessContactHint = "How buyers can reach you. Shown on invoices, in emails to buyers and on your legal pages.";
export const taxNumberLabel = "Tax number";
export const invoiceNote = "Invoice note";
export const invoiceNoteHint = "Shown on every invoice, such as why you don’t charge tax.";

// Share section
export const shareCard = "Share card";
export const previewOfYourShareCard = "Preview of your share card";
export const shareHint = "Shown when your link is shared in a message or found in search.";
export const title = "Title";
export const shareBlankHint = "Leave blank to use your name and headline.";
export const headlineBlankHint = "Leave blank to use the start of your text.";
export const hideFromSearch = "Hide my pages from search engines";
export const shareCardPicture = "Share card picture";
export const shareCardPictureRemoved = "Share card picture removed";

// Social address
export const phoneInvalid = "Enter a valid phone number, such as +49 30 5550 147.";
export const linkHarmful = "This site is known to be harmful, so it can’t be linked.";
export const linkInvalid = "Enter a valid link, such as shop.example.";

// Social field
export const socialLink = (place: number) => `Social link ${place}`;
export const link = (name: string) => `${name} link`;
export const moveUp = (name: string) => `Move ${name} up`;
export const textMessage = "Text message";
export const map = "Map";
export const mapLink = "Map link";
export const newsFeed = "News feed";
export const website = "Website";
export const profileLink = "Profile link";

// Socials
export const belowMyName = "Below my name";
export const atTheBottom = "At the bottom";
export const removed = (name: string) => `${name} removed`;
export const socialsLimitReached = (socialsMax: number) => `You’ve reached the limit of ${socialsMax} social links. Remove one first.`;
export const positionOfSocialLinks = "Position of social links";
export const addSocialLink = "Add a social link";
export const socialsHint = (socialsMax: number) => `You can add up to ${socialsMax} social links.`;

// Special days
export const datesLimitReached = (specialDaysMax: number) =>
  `You’ve reached the limit of ${specialDaysMax} dates with special hours. Remove one first.`;
export const specialHours = "Special hours";
export const dateTaken = "This date is already in the list.";
export const addDate = "Add date";
export const noteFor = (name: string) => `Note for ${name}`;
export const shownNextToDate = "Shown next to the date.";
export const holidaysAndOneOffChanges = "Holidays and one-off changes";

// Text fields
export const headline = "Headline";
export const headlineHint = "What you do, in one line";
export const about = "About";
