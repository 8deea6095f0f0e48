import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Site gone
export const pageGone = "This page no longer exists.";
export const buyersHint = "If you ordered here, the link in your email still shows your order.";
export const goToAwning = "Go to Awning";

// Site not found
export const pageNotFound = "Page not found.";
export const notFoundHint = "The address may be mistyped, or the page may have moved.";
export const pageClosed = "This page is closed right now.";
export const pageBack = (backOn: string) => `This page is back on ${backOn}.`;
export const backTo = (displayName: string) => `Back to ${displayName}`;
export const available = (username: string) => `${username} · available`;
export const thisNameIsntTakenYet = "This name isn’t taken yet.";
export const nameFree = (username: ReactNode) =>
  sentence`The name ${username} is available. Claim it to get this address, with a page and a shop.`;
export const yourName = "Your name";
export const claimThisName = "Claim this name";

// Site problem
export const wellBeRightBack = "We’ll be right back.";
export const somethingWentWrong = "Something went wrong.";
export const busyText = "We’re very busy or restarting right now.";
export const loadFailed = "We couldn’t load this page.";
export const busyHint = "Your basket is saved. Trying again usually helps.";
export const errorCode = "Error code";
export const tryAgain = "Try again";
