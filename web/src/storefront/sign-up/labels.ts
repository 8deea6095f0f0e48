// Site sign up
export const goToPage = (displayName: string) => `Go to ${displayName}`;
export const unsubscribe = "Unsubscribe";
export const confirmYourSubscription = "Confirm your subscription";
export const confirmYouWantEmails = (shopName: string) =>
  `Confirm that you’d like emails from ${shopName}. If you didn’t sign up, just close this page.`;
export const subscribe = "Subscribe";
export const youreSubscribed = "You’re subscribed";
export const subscribedText = (shopName: string) =>
  `You’ll get emails from ${shopName}. We’ve sent you an email that explains how to unsubscribe.`;
export const thisLinkNoLongerWorks = "This link no longer works";
export const linkExpiredSignUpAgain = (shopName: string) =>
  `It has expired or was replaced by a newer one. Sign up again on ${shopName}’s page and use the link in the latest email.`;
export const unsubscribeQuestion = "Unsubscribe?";
export const unsubscribedHint = (shopName: string) =>
  `You won’t get newsletters from ${shopName} anymore. You’ll still get emails about your orders.`;
export const youreUnsubscribed = "You’re unsubscribed";
export const unsubscribedText = (shopName: string) => `You won’t get newsletters from ${shopName} anymore.`;
