import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { emailSchema } from "../values/email.ts";
import { paragraph } from "../values/text.ts";

export const REPORT_TEXT_MAX = 2000;
export const REPORT_FROM_PARAMETER = "from";
export const REPORTED_PATH_MAX = 200;

export const REPORT_REASONS = ["fraud", "counterfeit", "illegal", "abuse", "privacy", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_WORDS: Readonly<Record<ReportReason, string>> = {
  fraud: "Scam or impersonation",
  counterfeit: "Counterfeits or copyright infringement",
  illegal: "Illegal products or services",
  abuse: "Hate, harassment or violence",
  privacy: "Personal data shared without permission",
  other: "Something else",
};

/** A visitor's report of a page; only the reason is required. */
export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS),
  text: z._default(paragraph(REPORT_TEXT_MAX), ""),
  email: z._default(z.union([z.literal(""), emailSchema]), ""),
});
export type Report = z.infer<typeof reportSchema>;

/** `reports/{reportId}`, only for functions. `path` is the reported page of the site, `""` if unknown; `at` in ms since 1970. */
export const storedReportSchema = z.extend(reportSchema, {
  siteId: z.string(),
  username: z.string(),
  path: z._default(z.string().check(z.maxLength(REPORTED_PATH_MAX)), ""),
  at: timestampSchema,
});
export type AbuseReport = z.infer<typeof storedReportSchema>;
