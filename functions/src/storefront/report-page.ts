import { withinUnits } from "@awning/domain/characters";
import { Failure } from "@awning/domain/failure";
import type { PublishedCopy } from "@awning/domain/published-copy";
import { type Report, reportSchema } from "@awning/domain/report";
import { faceOfSite, type SiteReportProps } from "@awning/web/storefront";
import { HTTP_STATUS } from "#platform/http-errors.ts";
import type { PageContext } from "./load-page.ts";
import type { PageAnswer } from "./page.ts";
import { quietHead } from "./page-head.ts";

/** Keeps a report and mails it to whoever runs the service. */
export type KeepReport = (report: Report & { siteId: string; username: string; path: string }, clientAddress: string) => Promise<void>;

/** The site that is reported, and the page of it that the report is sent from (`reported-path.ts`). */
type Reported = { site: PublishedCopy; path: string };

const EMPTY = { reason: "", text: "", email: "" };
const TYPED_MAX = 4000;

/** `GET /{username}/report`. */
export function showReport(reported: Reported, context: PageContext): PageAnswer {
  return draw(reported, context, 200, {});
}

/** `POST /{username}/report`: the same answer whatever becomes of it. */
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
      ...(wrong.has("reason") ? { reason: "Choose what is wrong." } : {}),
      ...(wrong.has("text") ? { text: "Keep it below 2000 characters." } : {}),
      ...(wrong.has("email") ? { email: "An e-mail address looks like name@shop.example." } : {}),
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

const BUSY = { title: "That was a lot of reports.", words: "Wait an hour, then send the next one. What you sent before has reached us." };

function draw({ site, path }: Reported, { mediaBase }: PageContext, status: number, part: Partial<SiteReportProps>): PageAnswer {
  const props = { shop: faceOfSite(site), path, mediaBase, form: EMPTY, errors: {}, isSent: false, notice: null, ...part };
  const head = quietHead(`Report this page · ${site.displayName}`);
  return {
    type: "page",
    page: { status, view: { kind: "report", props }, theme: site.theme, design: site.design, head, cache: "private" },
  };
}
