import { REPORT_TEXT_MAX, type Report, reportSchema } from "@awning/domain/account/report";
import { Failure } from "@awning/domain/errors/failure";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { withinUnits } from "@awning/domain/values/characters";
import { faceOfSite, type SiteReportProps } from "@awning/web/storefront";
import { HTTP_STATUS } from "#http/errors.ts";
import * as formLabels from "../forms/labels.ts";
import * as labels from "../labels.ts";
import type { PageAnswer } from "../render/page.ts";
import { quietHead } from "../render/page-head.ts";
import type { PageContext } from "../resolve/page-request.ts";

/** Stores an abuse report and mails the operator. */
export type KeepReport = (report: Report & { siteId: string; username: string; path: string }, clientAddress: string) => Promise<void>;

/** The reported site and the page the report was opened from (`reported-path.ts`). */
type Reported = { site: PublishedCopy; path: string };

const EMPTY = { reason: "", text: "", email: "" };
const TYPED_MAX = 4000;

export function showReport(reported: Reported, context: PageContext): PageAnswer {
  return draw(reported, context, 200, {});
}

/** `POST /{username}/report`: gives the same answer whatever the outcome. */
export async function submitReport(
  reported: Reported,
  body: URLSearchParams,
  clientAddress: string,
  keepReport: KeepReport,
  context: PageContext,
): Promise<PageAnswer> {
  const typed = (name: string) => withinUnits(body.get(name) ?? "", TYPED_MAX);
  const form = { reason: typed("reason"), text: typed("text"), email: typed("email").trim() };
  const parsed = reportSchema.safeParse(form);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
    const errors = {
      ...(wrong.has("reason") ? { reason: labels.chooseAReason } : {}),
      ...(wrong.has("text") ? { text: labels.textTooLong(REPORT_TEXT_MAX) } : {}),
      ...(wrong.has("email") ? { email: formLabels.emailInvalid } : {}),
    };
    return draw(reported, context, 422, { form, errors });
  }
  try {
    const { site, path } = reported;
    await keepReport({ ...parsed.data, siteId: site.siteId, username: site.username, path }, clientAddress);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return draw(reported, context, HTTP_STATUS[error.code], { form, notice: BUSY });
  }
  return draw(reported, context, 200, { isSent: true });
}

const BUSY = { title: labels.tooManyReports, words: labels.reportsReceived };

function draw({ site, path }: Reported, { mediaBase }: PageContext, status: number, part: Partial<SiteReportProps>): PageAnswer {
  const props = { shop: faceOfSite(site), path, mediaBase, form: EMPTY, errors: {}, isSent: false, notice: null, ...part };
  const head = quietHead(labels.reportThisPageOf(site.displayName));
  return {
    type: "page",
    page: { status, view: { kind: "report", props }, theme: site.theme, design: site.design, head, cache: "private" },
  };
}
