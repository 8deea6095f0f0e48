import * as z from "zod/mini";

/** How long the link in the mail to a new address works. */
export const EMAIL_CHANGE_HOURS = 24;

/**
 * `emailChange` of an account: the address it is to move to, when that was asked for and until when it can be confirmed. The
 * account keeps its address until then. Times in ms since 1970.
 */
export const emailChangeSchema = z.object({ email: z.string(), at: z.number(), until: z.number() });
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** Why a link to a new address did not work, as `details.reason` of `bad_request`. `taken`: another account has it by now. */
export const EMAIL_CHANGE_REFUSALS = ["expired_code", "bad_code", "taken"] as const;
export type EmailChangeRefusal = (typeof EMAIL_CHANGE_REFUSALS)[number];
