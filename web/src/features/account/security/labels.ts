import { SECURITY_EVENTS_KEPT_DAYS, type SecurityAct } from "@awning/domain/account/security-event";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Sessions
export const sessions = "Devices that used your account";
export const sessionsHint =
  "This list can include devices where you’ve logged out. You can’t log out a single device from here, only all of them.";
export const loadingSessions = "Loading your devices";
export const noSessions = "No devices to show. This browser doesn’t store what’s needed to list it.";
export const thisDevice = "this device";
export const lastUsed = (day: string) => `last used ${day}`;
export const timeZone = (city: string) => `${city} time`;
export const endSessions = "Log out everywhere";
export const endSessionsQuestion = "Log out on all devices?";
export const endSessionsHint =
  "You’ll log in again on this device too. A device that’s in use right now can take up to an hour. Push notifications are turned off on all devices, and a pending email change is canceled. If you’ve ever added a passkey, you’re logged out again about an hour later.";

// Security activity
export const activity = "Security activity";
export const activityHint = (reset: ReactNode) =>
  sentence`Changes to your login and account in the last ${String(SECURITY_EVENTS_KEPT_DAYS)} days. Don’t recognize something? ${reset}: this logs out all devices.`;
export const resetPassword = "Reset your password";
export const noActivity = "No activity yet. New logins and changes to your account appear here.";
export const loadingActivity = "Loading security activity";
export const showMore = "Show more";

export const ACT_TITLES: Readonly<Record<SecurityAct, string>> = {
  newDevice: "Logged in on a new device",
  sessionsEnded: "Logged out everywhere",
  passwordChanged: "Password changed",
  passwordReset: "Password reset by email",
  passwordRemoved: "Password removed",
  passkeyAdded: "Passkey added",
  passkeyRemoved: "Passkey removed",
  recoveryCodesMade: "Recovery codes created",
  recoveryCodeUsed: "Logged in with a recovery code",
  emailChanged: "Email changed",
  emailRestored: "Previous email restored",
  googleConnected: "Google connected",
  googleDisconnected: "Google disconnected",
  paused: "Break started",
  resumed: "Break ended",
  deletionScheduled: "Account deletion scheduled",
  deletionCanceled: "Account deletion canceled",
  exported: "Data downloaded",
  importUndone: "Import undone",
};
