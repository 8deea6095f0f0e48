import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { deletionSchema } from "./deletion.ts";
import { suspensionSchema } from "./suspension.ts";
import { usernameSchema } from "./username.ts";

/** How long the link in the mail to a new address works. */
export const EMAIL_CHANGE_HOURS = 24;

/**
 * `emailChange` of an account: the address it is to move to, when that was asked for and until when it can be confirmed. The
 * account keeps its address until then. Times in ms since 1970.
 */
const emailChangeSchema = z.object({ email: z.string(), at: timestampSchema, until: timestampSchema });
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** Why a link to a new address did not work, as `details.reason` of `bad_request`. `taken`: another account has it by now. */
const EMAIL_CHANGE_REFUSALS = ["expired_code", "bad_code", "taken"] as const;
export type EmailChangeRefusal = (typeof EMAIL_CHANGE_REFUSALS)[number];

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** `accounts/{uid}`: private to its owner, written by functions only. Times in ms since 1970. */
export const accountSchema = z.object({
  email: z.string(),
  username: usernameSchema,
  locale: z.string(),
  timeZone: z.string(),
  termsVersion: z.string(),
  termsAcceptedAt: timestampSchema,
  /** When the username was changed, newest last, at most 10. */
  usernameChanges: z.array(timestampSchema),
  /** Set while its owner wants the account deleted. */
  deletion: z.nullable(deletionSchema),
  /** Set while whoever runs the service keeps the page closed; `suspendedAt` of the site says the same. */
  suspension: z.nullable(suspensionSchema),
  /** Set while a move to another address waits to be confirmed there. */
  emailChange: z.nullable(emailChangeSchema),
  /** When somebody last signed in on each device that the account knows, by a hash of the device's random id; at most 20. */
  devices: z.record(z.string(), z.number()),
  /** When the next mail about a week is due. */
  summaryAt: timestampSchema,
  createdAt: timestampSchema,
});
export type Account = z.infer<typeof accountSchema>;
