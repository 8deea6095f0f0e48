import { SECURITY_EVENTS_KEPT_DAYS, type SecurityAct } from "@awning/domain/account/security-event";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

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
  passwordChanged: "Password changed",
  passwordReset: "Password reset by email",
  passwordRemoved: "Password removed",
  passkeyAdded: "Passkey added",
  passkeyRemoved: "Passkey removed",
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
