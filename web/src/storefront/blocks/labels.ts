// Block view
export const playOn = (name: string) => `Play on ${name}`;
export const playerHint = (name: string) => `Loads from ${name} when you play it`;

// Hours block
export const openingHours = "Opening hours";

// Image block
export const openLink = "Open link";
export const enlarge = (description: string) => `Enlarge: ${description}`;
export const enlargePictureNumber = (number: number) => `Enlarge: picture ${number}`;
export const openInMaps = "Open in maps";

// Products block
export const viewShop = "View shop";

// Signup block
export const newsletter = "Newsletter";
export const signUpDone = "Almost done! Check your email and confirm with the link we sent you.";
export const yourEmail = "Your email";
export const signUp = "Sign up";
export const howWeUseYourEmail = "How we use your email";
export const contactUs = "Contact us";
export const thanksYourMessageWasSent = "Thanks! Your message was sent.";
export const yourName = "Your name";
export const message = "Message";
export const send = "Send";
export const contactHint = (displayName: string) => `Your name, email address and message are sent to ${displayName} by email.`;
export const enterYourName = "Enter your name.";
export const nameInvalid = (messageNameMax: number) => `Enter a name without a web address, at most ${messageNameMax} characters.`;
export const emailInvalid = "Enter an email address like name@example.com.";
export const enterAMessage = "Enter a message.";
export const atMostCharacters = (messageMax: number) => `Use at most ${messageMax} characters.`;
export const consentMissing = "Check the box to agree to receive emails.";
export const tooManyMessages = "Too many messages. Try again in an hour.";
export const signUpFailed = "Something went wrong. Try again in a few minutes.";
export const leaveThisEmpty = "Leave this empty";
