import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Claim form
export const loggedInHint = (email: ReactNode) => sentence`You’re logged in as ${email}. Choose a name for your page to finish.`;
export const nameOfYourPage = "Name of your page";
export const nameMissing = "Choose a name for your page.";
export const createMyPage = "Create my page";
export const notYouAction = "Not you?";

// Account screen
export const logOut = "Log out";

// Hero claim
export const whatsYourPageCalled = "What’s your page called?";
export const yourStall = "your-stall";
export const claimAction = "Claim it";

// Name hint
export const checking = "Checking…";
export const thisOneIsFree = " This one is free:";
export const theseAreFree = " These are free:";
export const checkAgain = "Check again";

// Rename form
export const changesUsedUp = (limit: number, windowDays: number, day: string) =>
  `You’ve changed your name ${limit} times in ${windowDays} days. You can change it again on ${day}.`;
export const nameChanged = (doneName: string) => `Your page is now at /${doneName}. The old address redirects there.`;
export const changeName = "Change name";
export const ofInDays = (changesLeft: string, limit: number, windowDays: number) => `${changesLeft} of ${limit} in ${windowDays} days.`;
export const oneChangeLeft = "You have 1 change left";
export const youHaveChangesLeft = (left: number) => `You have ${left} changes left`;
