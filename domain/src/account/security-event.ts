import * as z from "zod/mini";
import { documents } from "../routes/firestore-paths.ts";
import { timestampSchema } from "../time/timestamp.ts";

export const SECURITY_EVENTS_KEPT_DAYS = 180;
/** Events per page of the list. */
export const SECURITY_EVENTS_PAGE = 20;

/** Acts that only the owner's browser can tell the service of. */
export const REPORTED_ACTS = ["exported", "importUndone"] as const;
/** What can happen to an account that its owner should be able to look up. */
const SECURITY_ACTS = [
  "newDevice",
  "sessionsEnded",
  "passwordChanged",
  "passwordReset",
  "passwordRemoved",
  "passkeyAdded",
  "passkeyRemoved",
  "recoveryCodesMade",
  "recoveryCodeUsed",
  "emailChanged",
  "emailRestored",
  "googleConnected",
  "googleDisconnected",
  "paused",
  "resumed",
  "deletionScheduled",
  "deletionCanceled",
  ...REPORTED_ACTS,
] as const;
export type SecurityAct = (typeof SECURITY_ACTS)[number];

/**
 * `sites/{siteId}/securityEvents/{eventId}`: written by functions, in the commit of the act where there is one. `detail` names the device,
 * passkey or address, or is empty. `at` in ms since 1970.
 */
export const securityEventSchema = z.object({ act: z.enum(SECURITY_ACTS), detail: z.string(), at: timestampSchema });
export type SecurityEvent = z.infer<typeof securityEventSchema>;

export const securityEventDocuments = {
  one: (siteId: string, eventId: string) => `${documents.site(siteId)}/securityEvents/${eventId}`,
  all: (siteId: string) => `${documents.site(siteId)}/securityEvents`,
} as const;
