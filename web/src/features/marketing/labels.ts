// Marketing layout
export const howItWorks = "How it works";
export const pricing = "Pricing";
export const openSource = "Open source";
export const contact = "Contact";
export const logInAction = "Log in";
export const tagline = "One page for links, shop, bookings and chat. Free software.";
export const product = "Product";
export const tryDemoPage = "Try the demo page";
export const forOwners = "For owners";
export const forgotYourPassword = "Forgot your password?";
export const resendConfirmationEmail = "Resend confirmation email";
export const legal = "Legal";
export const privacy = "Privacy";
export const terms = "Terms";
export const cookies = "Cookies";
export const privacyLine = "No cookies. No trackers. Fonts from our own server.";
export const claimYourName = "Claim your name";
