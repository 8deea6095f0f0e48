// Not in `labels.ts`, all of which comes with the login page.
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Forgot screen
export const noEmailHint = (useCode: ReactNode) => sentence`Can’t get our email? ${useCode}`;
export const useACode = "Use a recovery code";

// Recovery screen
export const logInWithCode = "Log in with a recovery code";
export const recoveryCode = "Recovery code";
export const codeHint = "One of the codes you saved, 12 characters.";
export const emailMissing = "Enter your email address.";
export const codeMissing = "Enter one of your codes.";
export const wrongPair = "That email and code don’t match, or the code was used before. Check both, or try another code.";
export const noCodesHint = (getLink: ReactNode) => sentence`No codes? ${getLink}`;
export const getALink = "Get a link by email";
export const logInAction = "Log in";

// After logging in
export const loginDone = "You’re logged in";
export const lastUsedUp = "That was your last recovery code. Create new ones on your account page.";
export const usedUp = (left: string) => `That code won’t work again. You have ${left} left.`;
export const nextTime = "Choose how you’ll log in next time.";
export const addPasskey = "Add a passkey";
export const passkeyKnown = "This device already has a passkey for your account. You can use it to log in.";
export const orSetPassword = "or set a password";
export const savePassword = "Save password";
export const skip = "Skip for now";
