import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { BROWSERS, SYSTEMS } from "../values/device.ts";
import { emailSchema } from "../values/email.ts";

/** Characters of a code, which {@link formatRecoveryCode} shows in groups of four. */
export const RECOVERY_CODE_LENGTH = 12;

const typedMax = 80;
const shape = new RegExp(`^[A-Z0-9]{${RECOVERY_CODE_LENGTH}}$`);
const bare = (typed: string) => typed.toUpperCase().replace(/[\s\p{Pd}.]+/gu, "");

/** A code as people type it: in any case, with or without its groups. Parses to the bare code. */
export const recoveryCodeSchema = z.pipe(
  z.pipe(z.string().check(z.maxLength(typedMax)), z.transform(bare)),
  z.string().check(z.regex(shape, { error: "bad_code" })),
);

/** `ABCDEFGHJKMN` as `ABCD-EFGH-JKMN`. */
export function formatRecoveryCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, "$&-");
}

/** Hashes of the codes that are left of a set, in hex. */
const setSchema = z.object({ salt: z.string(), hashes: z.array(z.string()), madeAt: timestampSchema });
/**
 * `sites/{siteId}/settings/recoveryCodes`, only for functions: the set that logs in, and the one that was shown last and waits for its owner
 * to type one of it. Times in ms since 1970.
 */
export const recoveryCodesSchema = z.object({ active: z.nullable(setSchema), shown: z.nullable(setSchema) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

const empty = z.object({});
const left = z.number();
/** `null` without codes. */
const state = z.object({ codes: z.nullable(z.object({ left, madeAt: z.number() })) });
export type RecoveryCodesState = z.infer<typeof state>["codes"];

/** Commands of recovery codes, part of `commands`. */
export const recoveryCommands = {
  "show-recovery-codes": { auth: "required", input: empty, output: state },
  /** New codes, formatted, which count once one was confirmed; until then the old ones do. Needs a recent sign-in (`stale_sign_in`) and a confirmed address (`unverified`). */
  "make-recovery-codes": { auth: "required", input: empty, output: z.object({ codes: z.array(z.string()) }) },
  /** The codes shown last replace the old ones, if `code` is one of them; otherwise `bad_request` with the reason `recovery_code`. */
  "confirm-recovery-codes": { auth: "required", input: z.object({ code: recoveryCodeSchema }), output: state },
  /**
   * Uses up a code. `forbidden` is the same for an address without an account and for a wrong code. The token is one that Firebase Auth takes
   * for an hour; the service refuses it once the account's sessions were ended. `left` counts the other codes.
   */
  "sign-in-with-recovery-code": {
    auth: "none",
    input: z.object({ email: emailSchema, code: recoveryCodeSchema, browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) }),
    output: z.object({ token: z.string(), left }),
  },
} as const;
