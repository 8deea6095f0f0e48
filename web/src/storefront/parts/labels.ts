// Field
export const optional = "(optional)";

// Question field
export const chooseOne = "Choose one";

// Hours table
export const openingHours = "Opening hours";

// Line row
export const unavailableItem = "Unavailable item";
export const offWithCode = (discount: string) => `${discount} off with code`;
export const includingTax = (rate: string, tax: string) => `incl. ${rate} tax, ${tax}`;
export const plusTax = (rate: string, tax: string) => `plus ${rate} tax, ${tax}`;

// Page frame
export const skipToContent = "Skip to content";
export const loadedPartly = "This page didn’t load completely.";
export const reload = "Reload";
export const shareThisPage = "Share this page";
export const basket = "Basket";

// Pause notice
export const isClosedForNow = (name: string) => `${name} is closed for now.`;
export const closedTitle = (name: string, until: string) => `${name} is closed until ${until}.`;
export const closedHint = "You can still browse. Orders and bookings open again later.";
export const closedUntilHint = "You can still browse. Orders and bookings open again on that day.";

// Share button
export const chat = "Chat";

// Site foot
export const madeWithAwning = "Made with Awning";
export const contact = "Contact";
export const findMyOrder = "Find my order";
export const yourData = "Your data";
export const reportThisPage = "Report this page";

// Stepper
export const decreaseQuantity = "Decrease quantity";
export const increaseQuantity = "Increase quantity";

// Test mode
export const testModeNotice = "Test mode: cards aren’t charged, and orders paid by card are only tests.";

// Write panel
export const message = (displayName: string) => `Message ${displayName}`;
export const orderEmailLabel = "Email you ordered with";
export const yourEmail = "Your email";
export const yourMessage = "Your message";
export const sendMessage = "Send message";
export const messageHint = (shopName: string) => `Your message starts a conversation with ${shopName}.`;
export const messageMailHint = (shopName: string) =>
  `Your message starts a conversation with ${shopName}. You’ll also get the reply by email.`;
export const messageMailToHint = (shopName: string, email: string) =>
  `Your message starts a conversation with ${shopName}. You’ll also get the reply by email, at ${email}.`;
export const vatNumbers = (seller: string, buyer: string) => `VAT numbers: seller ${seller}, buyer ${buyer}.`;
