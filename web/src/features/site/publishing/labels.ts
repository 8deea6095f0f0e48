// Opener
export const confirmFirst = (email: string) => `Confirm ${email} first`;
export const sendEmailAgain = "Send the email again";
export const yourPageIsPublished = "Your page is published";
export const publishYourPage = "Publish your page";

// Published sheet
export const publishedSheetHint = "Share it wherever people already follow you.";
export const viewYourPage = "View your page";
export const copyLink = "Copy link";
export const share = "Share";
export const qrCode = "QR code";
export const qrCodeOf = (address: string) => `QR code of ${address}`;

// Page address
export const copy = "Copy";
export const openLabel = "Open";

// Publish switch
export const yourPageIsUnavailable = "Your page is unavailable";
export const yourPageIsntPublished = "Your page isn’t published";
export const suspendedHint = "Awning has suspended it. Contact us to resolve this.";
export const deletionPlannedHint = "Your account is scheduled for deletion. Keep your account to restore the page.";
export const publishedHint = "Anyone with the link can visit and order.";
export const unpublishedHint = "Only you can see it. Publish when you’re ready.";
export const confirmEmailHint = (email: string) => `Confirm ${email} first. The link is in your inbox.`;

// Use confirmed email
export const emailSent = (email: string) => `We sent a new email to ${email}`;

// Pause switch
export const closeShopAction = "Take a break";
export const reopenDateLabel = "Reopen on";
export const reopenDateHint = "You’ll reopen at midnight in your time zone. Leave blank to reopen manually.";
export const messageToVisitors = "Message to visitors";
export const pauseEndedHint = (backOn: string) => `Your break ended on ${backOn}. You’re taking orders and bookings again.`;
export const closeShopHint = "Your page stays visible, but no one can order or book, and chat says you’re away.";
export const closedHint = "No one can order or book until you turn this off.";
export const closedUntilHint = (backOn: string) => `No one can order or book until ${backOn}.`;

// Paused notice
export const onABreak = "You’re on a break.";
export const openAgain = "Open again";
export const openAgainHint = "You’re open again.";
