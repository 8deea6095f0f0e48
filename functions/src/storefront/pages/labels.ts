// Bookings
export const closedForNow = (owner: string) => `${owner} is closed for now.`;
export const closedTitle = (owner: string, day: string) => `${owner} is closed until ${day}.`;
export const bookingsArentAvailable = "Bookings aren’t available right now.";
export const bookingAt = (shop: string) => `Booking · ${shop}`;

// Chat
export const nameInvalid = "Enter a name without a web address, at most 60 characters.";
export const emailMissingForReply = "Enter an email address like name@example.com, so the reply can reach you.";
export const textTooLong = (characters: number) => `Use at most ${characters} characters.`;
export const enterAMessage = "Enter a message.";
export const messageWasntSent = "Your message wasn’t sent.";
export const retryTextKeptHint = "Try again in a moment. Your text is still here.";
export const tooManyMessages = "Too many messages.";
export const notSentRetryHint = (when: string) => `Your message wasn’t sent. Try again ${when}.`;
export const chatWith = (owner: string) => `Chat with ${owner}`;

// Contact
export const contactAwning = "Contact · Awning";
export const messageSentAwning = "Message sent · Awning";
export const needsJavascriptOrAnHour =
  "Too many messages came from your network, or a hidden field was filled in. Turn on JavaScript and send it from the contact page, or try again in an hour. Your text is still here.";

// Checkout
export const checkoutAt = (shop: string) => `Checkout · ${shop}`;

// Find my order
export const orderNumberInvalid = "Enter a number such as 1042.";
export const retryOrReplyHint = "Try again in an hour, or reply to any email about the order to reach the shop.";
export const findMyOrderAt = (shop: string) => `Find my order · ${shop}`;

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
export const unsubscribeFrom = (owner: string) => `Unsubscribe · ${owner}`;
