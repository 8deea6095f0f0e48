import { formatCount } from "@awning/domain/values/counts";

// Titles of a page that could not be made
export const wellBeRightBack = "We’ll be right back";
export const somethingWentWrong = "Something went wrong";
export const noLongerAvailableAt = (shop: string) => `No longer available · ${shop}`;
export const thisPageNoLongerExists = "This page no longer exists";
export const see = (address: string) => `See ${address}`;
export const pageNotFoundAt = (shop: string) => `Page not found · ${shop}`;
export const thisNameIsAvailable = "This name is available";
export const pageClosed = "This page is closed right now";

// Head of a page
export const titleAt = (title: string, shop: string) => `${title} · ${shop}`;
export const titleAndHeadlineAt = (title: string, shop: string, headline: string) => `${title} · ${shop}. ${headline}`;
export const shop = "Shop";
export const titleOfPageAt = (title: string, page: number, shop: string) => `${title}, page ${page} · ${shop}`;
export const productsFrom = (products: number, shop: string) => `${formatCount(products, "product")} from ${shop}.`;
export const collectionFrom = (collection: string, products: number, shop: string) =>
  `${collection}: ${formatCount(products, "product")} from ${shop}.`;
export const productFrom = (product: string, shop: string) => `${product} from ${shop}.`;
export const bookServiceWith = (service: string, owner: string) => `Book ${service} with ${owner}.`;
export const bookWith = (owner: string) => `Book with ${owner}`;
export const bookingDescription = (owner: string, services: string) => `Choose a day and a time with ${owner}: ${services}.`;

// Bookings
export const closedForNow = (owner: string) => `${owner} is closed for now.`;
export const closedTitle = (owner: string, day: string) => `${owner} is closed until ${day}.`;
export const bookingsArentAvailable = "Bookings aren’t available right now.";
export const bookingAt = (shop: string) => `Booking · ${shop}`;
export const beforeItStarts = (notice: string) => `up to ${notice} before it starts`;
export const cancelDeadline = (moment: string) => `until ${moment}`;
export const onSiteNotRefunded = (money: string) => `The ${money} you paid on site isn’t refunded automatically. You can ask for it below.`;
export const refundedUnlessConfirmed = (noun: string) => `If it isn’t confirmed, your ${noun} is refunded in full.`;

// Chat
export const nameInvalid = "Enter a name without a web address, at most 60 characters.";
export const emailMissingForReply = "Enter an email address like name@example.com, so the reply can reach you.";
export const textTooLong = (characters: number) => `Use at most ${characters} characters.`;
export const enterAMessage = "Enter a message.";
export const messageWasntSent = "Your message wasn’t sent.";
export const retryTextKeptHint = "Try again in a moment. Your text is still here.";
export const tooManyMessages = "Too many messages.";
export const notSentRetryHint = (when: string) => `Your message wasn’t sent. Try again ${when}.`;
export const copyIsOnItsWay = "Your copy is on its way.";
export const copyHint = "It goes to the email address of this chat.";
export const copyNotSent = "Your copy wasn’t sent.";
export const addressUnconfirmed = "Open this chat from one of our emails first, so that we know the address is yours.";
export const retryHint = "Try again in a moment.";
export const retryLater = (when: string) => `Try again ${when}.`;
export const chatWith = (owner: string) => `Chat with ${owner}`;

// Contact
export const contactAwning = "Contact · Awning";
export const messageSentAwning = "Message sent · Awning";
export const needsJavascriptOrAnHour =
  "Too many messages came from your network, or a hidden field was filled in. Turn on JavaScript and send it from the contact page, or try again in an hour. Your text is still here.";

// Product facts
export const maker = "Maker";
export const responsibleInTheEu = "Responsible in the EU";
export const warnings = "Warnings";
export const model = "Type";
export const batch = "Batch";
export const pricePer = (unit: string) => `Price per ${unit}`;
export const lowestPriorPrice = "Lowest price in the 30 days before";
export const priorPriceWithPercent = (price: string, percent: number) => `${price} (−${percent}%)`;
const rightToWithdraw = "Right to withdraw";
export const NO_WITHDRAWAL_FACTS = {
  custom: [rightToWithdraw, "None, because it’s made to your specifications."],
  perishable: [rightToWithdraw, "None, because it spoils quickly."],
  dated: [rightToWithdraw, "None, because it’s for a fixed date."],
  sealed: [rightToWithdraw, "Only while the seal is unbroken."],
} as const;

// Checkout
export const checkoutAt = (shop: string) => `Checkout · ${shop}`;

// Find my order
export const orderNumberInvalid = "Enter a number such as 1042.";
export const retryOrReplyHint = "Try again in an hour, or reply to any email about the order to reach the shop.";
export const findMyOrderAt = (shop: string) => `Find my order · ${shop}`;

export const withdrawPageTitle = (shop: string) => `Withdraw from contract · ${shop}`;

// Order
export const numberedOrderAt = (number: number, shop: string) => `Order #${number} · ${shop}`;
export const orderAt = (shop: string) => `Order · ${shop}`;
export const invoiceAt = (invoice: string, shop: string) => `Invoice ${invoice} · ${shop}`;
export const thisIsYourOrder = "This is your order.";
export const emailLinkHint = "To download files or make changes, use the link in your email.";

// Report
export const chooseAReason = "Choose a reason.";
export const tooManyReports = "Too many reports.";
export const reportsReceived = "Try again in an hour. We’ve received your earlier reports.";
export const reportThisPageOf = (owner: string) => `Report this page · ${owner}`;

// Newsletter
export const newsletterOf = (owner: string) => `Newsletter · ${owner}`;
export const ownDataPageTitle = (owner: string) => `Your data · ${owner}`;
export const unsubscribeFrom = (owner: string) => `Unsubscribe · ${owner}`;
