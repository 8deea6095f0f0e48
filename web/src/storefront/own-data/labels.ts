export const title = (shop: string) => `What ${shop} knows about you`;
export const hint = (shop: string) =>
  `Enter your email address, and we’ll send you a link to your contact details, orders, bookings, chats and newsletter sign-ups at ${shop}.`;
export const email = "Email";
export const emailMeLink = "Email me the link";
export const checkYourEmail = "Check your email";
export const mailed = (shop: string, address: string, days: number) =>
  `If ${shop} stores anything about ${address}, you’ll get an email with a link. It works for ${days} days.`;
export const tryAgain = "Try again";
export const linkExpired = "This link no longer works";
export const linkExpiredHint = "It has expired, or your data is no longer stored. You can ask for a new link.";
export const askAgain = "Ask for a new link";
export const eraseAsked = "Request sent";
export const eraseAskedHint = (shop: string, address: string) =>
  `${shop} has been asked to erase what they store about you, and will answer at ${address}. Invoices have to be kept by law.`;
export const contact = "Contact details";
export const name = "Name";
export const phone = "Phone";
export const firstSeen = "First seen";
export const lastSeen = "Last seen";
export const orders = "Orders";
export const bookings = "Bookings";
export const conversations = "Chats";
export const consents = "Newsletter";
export const CONSENTS = { asked: "Signed up", confirmed: "Confirmed", withdrawn: "Unsubscribed" } as const;
export const order = (number: number) => `Order ${number}`;
export const noText = "No message yet";
export const yourFile = "Your file";
export const download = "Download as a file";
export const fileHint = "The file also includes your addresses, order notes and answers.";
export const askErase = "Request erasure";
export const eraseHint = (shop: string) =>
  `We’ll send your request to ${shop}. Open orders and bookings have to be completed or canceled first.`;
export const erase = "Erase my data";
