import { formatCount } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Email sheet
export const changeYourEmailAddress = "Change your email address";
export const emailUnchanged = "This is already your email address.";
export const sendLink = "Send link";
export const changeEmailHint = "We’ll send a link to your new address. Open it to finish the change, then log in with the new address.";
export const newEmailAddress = "New email address";

// Password again
export const passwordWrong = "This password isn’t correct.";
export const googleConfirmHint = "You’ll confirm this in Google’s window.";
export const enterYourPassword = "Enter your password.";
export const yourPassword = "Your password";
export const passwordAgainHint = "Enter it again to confirm it’s you.";

export const passkeyConfirmHint = "You’ll confirm this with your passkey.";

// Change of address
export const offlineHint = "You’re offline. Reconnect to continue.";
export const emailKeptHint = "Your email address stays the same.";
export const cancelChange = "Cancel change";
export const checkInboxHint = (email: ReactNode, day: ReactNode) =>
  sentence`Check the inbox of ${email} and open the link to finish the change. It works until ${day}. Can’t find it? Check your spam folder or request a new link.`;
export const sendNewLink = "Send a new link";
export const changeEmail = "Change email";
export const linkSentTitle = "We sent a link to your new address.";

// Account page
export const account = "Account";

// Account screen
export const address = "Address";
export const nameHint = "The name of your page. If you change it, the old address redirects to the new one.";
export const emailHint = "We send order and account emails here. Confirm it before you publish.";
export const thisDevice = "This device";
export const logOutHint = "Logging out removes your data from this browser.";
export const logOut = "Log out";
export const confirmed = "Confirmed";
export const notConfirmedYet = "Not confirmed yet";
export const password = "Password";
export const newPasswordHint = "At least 8 characters. A short phrase is easy to remember and hard to guess.";
export const google = "Google";
export const googleLoginHint = "Log in with your Google account instead of a password.";
export const connected = "Connected";
export const connectGoogleHint = (email: ReactNode) =>
  sentence`Not connected. Next time you log in, choose “Continue with Google” and your Google account with ${email}.`;
export const noPasswordHint = "You log in with Google and don’t have a password yet. We can email you a link to set one.";
export const setAPassword = "Set a password";

export const onlyPasskeysHint = "You log in with a passkey and don’t have a password. We can email you a link to set one.";

// Passkeys
export const passkeys = "Passkeys";
export const passkeysHint =
  "Log in with your fingerprint, face or screen lock instead of a password. A passkey can’t be guessed or phished.";
export const noPasskeysYet = "No passkeys yet.";
export const passkeysUnsupported = "This browser doesn’t support passkeys.";
export const addPasskey = "Add a passkey";
export const passkeyAdded = "Passkey added. You can log in with it from now on.";
export const passkeyRemoved = "Passkey removed.";
export const passkeyKnown = "This device already has a passkey for your account.";
export const passkeysFull = "You’ve reached the passkey limit. Remove one first.";
export const removeNamed = (name: string, day: string) => `Remove: ${name}, added ${day}`;
export const passkeyAddedDate = (day: string) => `Added ${day}`;
export const passkeyLastUsedDate = (day: string) => `last used ${day}`;
export const neverUsed = "not used yet";
export const removePasskeyQuestion = "Remove this passkey?";
export const removePasskeyHint = (name: string) =>
  `You won’t be able to log in with the passkey for ${name} anymore. Also delete it in your device’s settings.`;
export const removePassword = "Remove my password";
export const removePasswordQuestion = "Remove your password?";
export const removePasswordHint =
  "Your other devices are logged out, and you’ll log in only with your passkeys. If you lose all of them, “Forgot your password?” on the login page emails you a link to set a password.";
export const passwordRemoved = "Password removed.";

// Leave part
export const deleteAccount = "Delete account";
export const deletionWarning = (deletionDays: number) =>
  `Your page is unpublished right away. Your account is deleted after ${deletionDays} days; you can restore everything until then.`;
export const deleteHint = "Your links, pages, products, pictures, contacts and settings are permanently deleted.";
export const buyersKeepAccessHint = (releasedDays: number) =>
  `Buyers can still open their orders, invoices and downloads for another ${releasedDays} days.`;
export const nameKeptHint = "No one else can take the name of your page during that time.";
export const keepACopyHint = (download: ReactNode) => sentence`To keep a copy, use ${download} first.`;
export const deleteMyAccount = "Delete my account";
export const deletionPlannedNotice = (name: ReactNode) =>
  sentence`Your account will be deleted on ${name}. Your page is unpublished until then. To restore it, select “Keep my account” above.`;
export const youHaveNoOpenOrders = "You have no open orders.";
export const openOrdersWarning = (name: ReactNode) =>
  sentence`${name} Deleting your account doesn’t ship or refund them. Complete or cancel them first.`;
export const openOrdersCount = (count: number) => `You have ${formatCount(count, "open order")}.`;
export const more = (more: number) => `${more} more`;

// Leave sheet
export const deleteYourAccount = "Delete your account?";
export const keepAccount = "Keep account";
export const deletionPlannedHint = "Your page is unpublished. You can keep your account until it’s deleted.";
export const deletionConfirmHint = (deletionDays: number) =>
  `Your page is unpublished now and stops taking orders. In ${deletionDays} days everything is deleted. We’ll email you the date and how to keep your account. Bookings after that day are canceled, and their guests get an email.`;
export const whyAreYouLeaving = "Why are you leaving?";

// Region part
export const region = "Region";
export const regionHint = "How dates, times, numbers and prices are written in your dashboard and in emails to you.";
export const country = "Country";
export const chooseYourCountry = "Choose your country";
export const example = (date: string, amount: string) => `For example ${date} and ${amount}.`;

// Import
export const importTitle = "Import";
export const importHint = "Bring your products and links from another shop or page.";
export const importAFile = "Import a file";

// Download part
export const downloadData = "Download your data";
export const downloadHint =
  "Your products, links, pages, orders, bookings, people and pictures as one ZIP file. Chats, analytics and files you sell aren’t included. Import it into another Awning account to move products and links there.";
export const downloadSoFar = (part: "documents" | "pictures", done: number, all: number) =>
  part === "pictures" ? `Adding pictures, ${done} of ${all}` : `Reading your account, ${done} of ${all}`;
export const downloadReady = "Downloaded.";

// Storage part
export const picturesAndSharedFiles = "Pictures and shared files";
export const filesYouSell = "Files you sell";
export const filesInConversations = "Files in conversations";
export const storage = "Storage";
export const storageHint =
  "Unused files are deleted after a few days, or when you clean up. Pictures of sold products stay with their orders.";
export const storageUnknown = "Not calculated yet. Your next upload or cleanup updates it.";
export const roomUsed = (used: string, most: string) => `${used} of ${most}`;
export const storageUsed = (room: string) => `${room}: storage used`;
export const storageOf = (used: string, most: string, things: string) => `${used} of ${most} ${things}`;
export const storageChecking = "Checking your pages, links and products…";
export const cleanUpNow = "Clean up now";
export const removedFreedUp = (count: string, bytes: string) => `${count} removed, ${bytes} freed up.`;
export const recentFilesKept = (recent: string) => `Kept: ${recent} uploaded in the last day.`;
export const nothingToCleanUp = "Nothing to clean up. All your files are in use.";
export const unusedFilesHint = (count: string, bytes: string, time: string) =>
  `Unused: ${count}, ${bytes}. Deleted soon after ${time}, unless used again before then.`;
export const picturesAndFiles = "pictures and files";
export const files = "files";
