import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Access screen
export const theShutterIsDown = "The shutter is down.";
export const logInAction = "Log in";
export const loggedOutHint = "Anything you were typing is kept in this tab and restored after you log in.";
export const loggedOutText = "You’re logged out, maybe from another tab. Log in to continue where you left off.";
export const youDontHaveAccess = "You don’t have access.";
export const useAnotherAccount = "Use another account";
export const tryAgain = "Try again";
export const otherAccountHint = "Is this yours? Try again, or log out and back in.";
export const otherAccountText = (email: ReactNode) => sentence`You’re logged in as ${email}, but this belongs to another account.`;
export const otherAccountTitle = "This belongs to another account.";

// Fault screen
export const goToToday = "Go to Today";
export const typedKeptHint = "What you typed here will be restored when you try again.";
export const awning = (replace: string) => `${replace} · Awning`;
export const pageNotFound = "Page not found";
export const notFoundHint = "It may have been deleted, or the address has a typo.";
export const logInToContinue = "Log in to continue.";
export const offlineScreenText =
  "This screen hasn’t been loaded yet. Anything you typed elsewhere is safe. Try again when you’re back online.";
export const screenFailedText = "The connection was lost, or a new version was just released. Anything you typed elsewhere is safe.";
export const somethingWentWrong = "Something went wrong";
export const exceptionText = (side: ReactNode, host: ReactNode) =>
  sentence`Application error: a ${side}-side exception has occurred while loading ${host}. What you saved is safe, and nothing was sent twice.`;

// Boundaries
export const goToTheHomePage = "Go to the home page";
export const youreOffline = "You’re offline";
export const thisPageCouldntLoad = "This page couldn’t load";
export const theAwningCameDown = "The awning came down.";
