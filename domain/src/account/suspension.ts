import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { line, paragraph } from "../values/text.ts";

export const SUSPENSION_REASON_MAX = 1000;
export const AUDIT_KEPT_DAYS = 730;

/** The rules of the terms ("What has no place here") that a page can break. */
export const SUSPENSION_RULES = ["illegal", "fraud", "hate", "malware", "goods"] as const;
export type SuspensionRule = (typeof SUSPENSION_RULES)[number];
/** Not a rule of the terms: the account's sign-in was removed or moved without us, so its holder may not be the owner. */
export const SIGN_IN_LOST = "sign_in";
export const SUSPENSION_RULE_WORDS: Readonly<Record<SuspensionRule, string>> = {
  illegal: "Nothing illegal where you or your buyers live",
  fraud: "No fraud",
  hate: "No hate",
  malware: "No malware",
  goods: "No goods you don’t have",
};
export const SUSPENSION_RULES_ANCHOR = "not";

const whySchema = z.enum([...SUSPENSION_RULES, SIGN_IN_LOST]);
const wordsSchema = paragraph(SUSPENSION_REASON_MAX).check(z.minLength(1));

/**
 * `suspension` of an account: when the service closed its page (ms since 1970), the rule it broke (or {@link SIGN_IN_LOST}), the message to
 * the owner, and the email address for an appeal.
 */
export const suspensionSchema = z.object({ at: timestampSchema, rule: whySchema, reason: z.string(), answerTo: z.string() });
export type Suspension = z.infer<typeof suspensionSchema>;

/** Input of the operator commands that close and reopen a page; `actor` is the operator's name. */
export const suspendSchema = z.object({ rule: z.enum(SUSPENSION_RULES), reason: wordsSchema, actor: line(1, 120) });
export const restoreSchema = z.object({ reason: wordsSchema, actor: line(1, 120) });

/** `audit/{entryId}`: who closed or reopened (`rule: null`) a page, when and why. Immutable, only for operators. Times in ms since 1970. */
export const auditEntrySchema = z.object({
  act: z.enum(["suspend", "restore"]),
  actor: z.string(),
  uid: z.string(),
  username: z.string(),
  rule: z.nullable(whySchema),
  reason: z.string(),
  at: timestampSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
