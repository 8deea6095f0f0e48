// Site sign up
export const goTo = (displayName: string) => `Go to ${displayName}`;
export const unsubscribe = "Unsubscribe";
export const confirmYourSubscription = "Confirm your subscription";
export const subscribe = "Subscribe";
export const youreSubscribed = "You’re subscribed";
export const thisLinkNoLongerWorks = "This link no longer works";
export const unsubscribeLabel = "Unsubscribe?";
export const youreUnsubscribed = "You’re unsubscribed";
