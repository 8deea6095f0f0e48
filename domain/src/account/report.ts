import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { emailSchema } from "../values/email.ts";
import { paragraph } from "../values/text.ts";

export const REPORT_TEXT_MAX = 2000;
/** The query parameter that says from which page a report is sent. */
export const REPORT_FROM_PARAMETER = "from";
export const REPORTED_PATH_MAX = 200;

/** Why somebody says that a page breaks our rules. */
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

/** What somebody reports of a page; only the reason is needed. */
export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS),
  text: z._default(paragraph(REPORT_TEXT_MAX), ""),
  /** Where we may answer; empty for nowhere. */
  email: z._default(z.union([z.literal(""), emailSchema]), ""),
});
export type Report = z.infer<typeof reportSchema>;

/**
 * `reports/{reportId}`: a report as it is kept. Functions alone read and write it; `path` is of the page of the site that it was sent
 * from, `""` when that is not known; `at` in ms since 1970.
 */
export const storedReportSchema = z.extend(reportSchema, {
  siteId: z.string(),
  username: z.string(),
  path: z._default(z.string().check(z.maxLength(REPORTED_PATH_MAX)), ""),
  at: timestampSchema,
});
export type AbuseReport = z.infer<typeof storedReportSchema>;
