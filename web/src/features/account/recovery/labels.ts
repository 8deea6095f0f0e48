import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Part of the account screen
export const recoveryCodes = "Recovery codes";
export const recoveryHint =
  "Log in even if you’ve lost your passkey, your password and access to your email. Each code works once: keep them on paper or in a password manager.";
export const notSetUp = "Not set up";
export const codesLeft = (left: number, all: number) => `${left} of ${all} left`;
export const noCodesLeft = "No codes left";
export const created = (day: ReactNode) => sentence`Created ${day}`;
export const fewLeftHint = "Create new codes before you run out.";
export const createCodes = "Create recovery codes";
export const createNewCodes = "Create new codes";
export const createQuestion = "Create recovery codes?";
export const createHint = "Recovery codes let you log in if you lose your passkeys. You’ll see ten codes to save.";
export const replaceQuestion = "Create new recovery codes?";
export const replaceHint = "Your current codes stop working once you turn the new ones on.";
export const codesActive = "Recovery codes turned on.";

// Sheet with the codes
export const saveYourCodes = "Save your recovery codes";
export const shownOnceHint = "You won’t see them again. Save them where you can get to them without this device.";
export const codesOwner = (email: string) => `Awning recovery codes for ${email}`;
export const eachWorksOnce = (day: string) => `Created ${day}. Each code logs you in once.`;
export const copy = "Copy";
export const download = "Download";
export const print = "Print";
export const typeOne = "Type one of your saved codes";
export const typeOneHint = "Enter one to start using your codes.";
export const unknownCode = "This isn’t one of the codes above.";
export const activate = "Turn on";
export const replaced = "These codes were replaced by newer ones. Close this and use the codes shown last.";
