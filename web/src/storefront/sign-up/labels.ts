// Site sign up
export const goTo = (displayName: string) => `Go to ${displayName}`;
export const unsubscribe = "Unsubscribe";
export const confirmYourSubscription = "Confirm your subscription";
export const subscribe = "Subscribe";
export const youreSubscribed = "You’re subscribed";
export const thisLinkNoLongerWorks = "This link no longer works";
export const unsubscribeLabel = "Unsubscribe?";
export const youreUnsubscribed = "You’re unsubscribed";
export const confirmEmailsFrom = (shop: string) =>
  `Confirm that you’d like emails from ${shop}. If you didn’t sign up, just close this page.`;
export const youllGetEmailsFrom = (shop: string) =>
  `You’ll get emails from ${shop}. We’ve sent you an email that explains how to unsubscribe.`;
export const linkExpiredSignUpAgain = (shop: string) =>
  `It has expired or was replaced by a newer one. Sign up again on ${shop}’s page and use the link in the latest email.`;
export const noNewslettersStillOrders = (shop: string) =>
  `You won’t get newsletters from ${shop} anymore. You’ll still get emails about your orders.`;
export const noNewslettersFrom = (shop: string) => `You won’t get newsletters from ${shop} anymore.`;
