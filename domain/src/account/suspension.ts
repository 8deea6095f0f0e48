import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { line, paragraph } from "../values/text.ts";

export const SUSPENSION_REASON_MAX = 1000;
/** How long it stays written down who closed or opened a page, and why. */
export const AUDIT_KEPT_DAYS = 730;

/** The rules of the terms ("What has no place here") that a page can break. */
export const SUSPENSION_RULES = ["illegal", "fraud", "hate", "malware", "goods"] as const;
export type SuspensionRule = (typeof SUSPENSION_RULES)[number];
/** Not a rule of the terms: the sign-in of the account went or moved without us, and whoever holds it may not be the owner. */
export const SIGN_IN_LOST = "sign_in";
/** The same as the terms say them. */
export const SUSPENSION_RULE_WORDS: Readonly<Record<SuspensionRule, string>> = {
  illegal: "Nothing illegal where you or your buyers live",
  fraud: "No fraud",
  hate: "No hate",
  malware: "No malware",
  goods: "No goods you don’t have",
};
/** Where the rules stand in the terms. */
export const SUSPENSION_RULES_ANCHOR = "not";

const whySchema = z.enum([...SUSPENSION_RULES, SIGN_IN_LOST]);
const wordsSchema = paragraph(SUSPENSION_REASON_MAX).check(z.minLength(1));

/**
 * `suspension` of an account: since when its page is closed by who runs the service (ms since 1970), which rule it broke (or
 * {@link SIGN_IN_LOST}), what the owner is told of it, and the e-mail address where they can answer.
 */
export const suspensionSchema = z.object({ at: timestampSchema, rule: whySchema, reason: z.string(), answerTo: z.string() });
export type Suspension = z.infer<typeof suspensionSchema>;

/** What whoever runs the service says when they close a page, and when they open it again; `actor` is their name. */
export const suspendSchema = z.object({ rule: z.enum(SUSPENSION_RULES), reason: wordsSchema, actor: line(1, 120) });
export const restoreSchema = z.object({ reason: wordsSchema, actor: line(1, 120) });

/**
 * `audit/{entryId}`: who closed or opened a page, when and why; never changed, read by nobody but who runs the service. `rule` is
 * `null` where a page was opened. Times in ms since 1970.
 */
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
