import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Password strength
export const toGo = (count: string) => `${count} to go.`;
export const atMostCharacters = (max: number) => `Use at most ${max} characters.`;
export const weakPassword = "Weak. Add another word or two.";
export const fairAddAnotherWord = "Fair. Add another word.";
export const good = "Good.";
export const strong = "Strong.";
export const veryStrong = "Very strong.";

// Change password form
export const currentPasswordWrong = "This isn’t your current password.";
export const currentPasswordMissing = "Enter your current password.";
export const currentPassword = "Current password";
export const newPassword = "New password";
export const n8To128Characters = "8 to 128 characters.";
export const passwordChanged = "Password changed.";
export const changePassword = "Change password";

// Login screen
export const forgotYourPassword = "Forgot your password?";

// Forgot screen
export const resetLinkSent = (address: string) => `If ${address} has an account, we’ve sent a link to reset the password.`;
export const rememberedHint = (logIn: ReactNode) => sentence`Remembered it? ${logIn}`;
export const confirmLinkSent = (address: string) => `If ${address} still needs confirming, we’ve sent a new link.`;
export const alreadyConfirmed = (logIn: ReactNode) => sentence`Already confirmed? ${logIn}`;

// Confirm change screen
export const logInAction = "Log in";

// Code error screen
export const getANewLink = "Get a new link";

// Password field
export const capsLockHint = "Caps Lock is on.";
export const hideField = (field: string) => `Hide the ${field}`;
export const showField = (field: string) => `Show the ${field}`;
export const hide = "Hide";
export const show = "Show";

// Reset password form
export const checkingYourLink = "Checking your link…";
export const newPasswordHint = (email: ReactNode) => sentence`For ${email}. Your other devices will be logged out.`;
export const saveAction = "Save and log in";

// Update password screen
export const chooseANewPassword = "Choose a new password";
export const forAddress = (email: ReactNode) => sentence`For ${email}.`;
export const loggedOutHint = "You’re logged out. We can email you a link to set a new password.";
export const sendMeALink = "Send me a link";
