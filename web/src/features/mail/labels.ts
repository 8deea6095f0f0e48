// Email preview screen
export const emails = "Emails";
export const emailsLabel = (count: number) => `${count} emails`;
export const recipient = (to: string) => `To the ${to}`;
export const view = "View";
export const content = "Content";
export const colorMode = "Color mode";
export const tryAgain = "Try again";
export const subject = "Subject";
export const sampleNotice = "Your last order doesn’t have this email, so this is the sample";
export const about = (order: string) => `About ${order}`;
export const sendTestToMe = "Send test to me";
export const desktop = "Desktop";
export const phone = "Phone";
export const plainText = "Plain text";
export const light = "Light";
export const dark = "Dark";
export const sample = "Sample";
export const myLastOrder = "My last order";
export const sentTo = (address: string) => `Sent to ${address}`;
export const sampleContent = "sample content";
export const developmentMark = "development only";

// Sent emails
export const sentMails = "Sent emails";
export const keptHint = (days: number) => `Every email about your orders and bookings, kept for ${days} days.`;
export const to = (address: string) => `To ${address}`;
export const noneYet = "No emails yet";
export const noneYetText = "Emails to buyers, guests and you appear here with the first order or booking.";
export const showEarlier = "Show earlier emails";
export const loadingMails = "Loading emails";
export const loadingMail = "Loading the email";
export const sendAgain = "Send again";
export const sendingNotice = (address: string) => `Sending to ${address}`;
export const serverSaid = (reason: string) => `The mail server said: ${reason}`;
export const copyHint = "Drawn from the order or booking as it is now. Links don’t open here.";
