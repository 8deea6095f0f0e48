import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { addedField } from "../values/rows.ts";
import { deletionSchema } from "./deletion.ts";
import { sessionSchema } from "./session.ts";
import { suspensionSchema } from "./suspension.ts";
import { usernameSchema } from "./username.ts";

export const EMAIL_CHANGE_HOURS = 24;
/** How long the former address can be put back. */
export const ADDRESS_RETURN_HOURS = 72;
/** In the mail that tells of a change, before an address that was put back. */
export const RETURNED_MARK = "returned ";

/** `emailChange` of an account: the new address, waiting for confirmation until `until`. Times in ms since 1970. */
const emailChangeSchema = z.object({ email: z.string(), at: timestampSchema, until: timestampSchema });
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** Why a confirmation link failed, as `details.reason` of `bad_request`. `taken`: another account now uses the address. */
const EMAIL_CHANGE_REFUSALS = ["expired_code", "bad_code", "taken"] as const;
export type EmailChangeRefusal = (typeof EMAIL_CHANGE_REFUSALS)[number];

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** `accounts/{uid}`: readable by its owner, written only by functions. Times in ms since 1970. */
export const accountSchema = z.object({
  email: z.string(),
  username: usernameSchema,
  locale: z.string(),
  timeZone: z.string(),
  termsVersion: z.string(),
  termsAcceptedAt: timestampSchema,
  usernameChanges: z.array(timestampSchema),
  deletion: z.nullable(deletionSchema),
  /** Set while the service keeps the page closed. `suspendedAt` of the site mirrors it. */
  suspension: z.nullable(suspensionSchema),
  emailChange: z.nullable(emailChangeSchema),
  /** A former address was put back: it undid the changes after `from` up to `until`, and the links of their mails put back nothing. */
  addressReturned: z._default(z.nullable(z.object({ from: timestampSchema, until: timestampSchema })), null),
  /** Last sign-in by device, keyed by a hash of the device's random id; at most 20. */
  devices: z.record(z.string(), z.number()),
  /** The devices that used it, by the same hash; at most {@link SESSIONS_MAX}. */
  sessions: addedField(z.record(z.string(), sessionSchema), {}),
  /** Set when the owner removed their password: Firebase keeps one that nobody knows. */
  isPasswordRemoved: addedField(z.boolean(), false),
  /** How many passkeys were ever added: each addition writes it, so that of two at once one counts again how many there are. */
  passkeysAdded: addedField(z.number(), 0),
  /** How many sets of recovery codes were ever confirmed. */
  recoveryCodesMade: addedField(z.number(), 0),
  /** Whether a Google account could sign in when a device last reported; `null` until then. */
  hasGoogle: z._default(z.nullable(z.boolean()), null),
  summaryAt: timestampSchema,
  /** When the sign-in is compared with the account; 0, and never due, until an older account is migrated. */
  signInCheckAt: addedField(timestampSchema, 0),
  /** When sessions end once more after they were ended or the account was recovered: until then a token of a passkey or a recovery code may open one. */
  sessionsEndAt: z._default(z.nullable(timestampSchema), null),
  createdAt: timestampSchema,
});
export type Account = z.infer<typeof accountSchema>;
