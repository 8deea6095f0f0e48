// Titles and texts of refusals
export const unreadableRequest = "We couldn’t read this request.";
export const mayBeIncomplete = "The address or what was sent with it may be incomplete. Go back and try again.";
export const shutterIsDown = "The shutter is down.";
export const loggedOutHint = "Log in to continue where you left off.";
export const youDontHaveAccess = "You don’t have access.";
export const belongsToAnotherAccount = "This belongs to another account. Log in with that account to continue.";
export const pageNotFound = "Page not found";
export const notFoundHint = "Check the address for typos. The page may also have moved.";
export const cantBeOpenedDirectly = "This address can’t be opened directly";
export const goBackHint = "Go back and try again from the page you came from.";
export const tooLarge = "This request is too large";
export const tooLargeHint = "Try again with a smaller file or less text.";
export const formatIsntSupported = "This format isn’t supported here. Go back and try again.";
export const tooManyRequests = "Too many requests";
export const waitAMoment = "Wait a moment and try again.";
export const wellBeRightBack = "We’ll be right back.";
export const busyText = "We’re very busy right now. Try again in a moment.";
export const yourPageIsSuspended = "Your page is suspended.";
export const suspendedContactUs = "Awning has suspended your page, so it can’t be changed. Contact us to resolve this.";
export const somethingWentWrong = "Something went wrong.";
export const serverErrorText = "This is on us. What you saved is safe. Try again in a moment.";

// Page of a refusal
export const errorCode = (digest: string) => `Error code ${digest}`;
export const goToTheHomePage = "Go to the home page";
export const contactUs = "Contact us";
/** @param contactUs a link, as HTML */
export const stillStuck = (contactUs: string) => `Still stuck? ${contactUs}`;
