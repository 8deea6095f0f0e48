import { REPORT_FROM_PARAMETER, REPORT_REASONS, REPORT_TEXT_MAX, REPORT_WORDS } from "@awning/domain/account/report";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { Field, FieldError } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import * as labels from "./labels.ts";

export type ReportForm = { reason: string; text: string; email: string };
export type SiteReportProps = {
  shop: ShopFace;
  /** The path of the reported page; `""` when unknown. */
  path: string;
  mediaBase: string;
  form: ReportForm;
  errors: Partial<Record<keyof ReportForm, string>>;
  /** Whether it was sent; the answer never depends on the outcome. */
  isSent: boolean;
  notice: { title: string; words: string } | null;
};

/** `/{username}/report`: reports a page that breaks our rules, to us and not to its owner. */
export function SiteReport({ shop, path, mediaBase, form, errors, isSent, notice }: SiteReportProps) {
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap">
        {isSent ? (
          <>
            <h1 className="page-title">{labels.thanksTitle}</h1>
            <div className="form">
              <p className="prose soft" role="status">
                {labels.thanksText(shop.displayName)}
              </p>
              <div className="acts">
                <a className="btn btn--line" href={path || sitePaths.home(shop.username)}>
                  {labels.backToPage}
                </a>
              </div>
            </div>
          </>
        ) : (
          <>
            <h1 className="page-title">{labels.reportThisPage}</h1>
            <div className="form">
              <div className="prose soft">
                <p>{labels.recipientHint(shop.displayName)}</p>
                {path && <p>{labels.youreReporting(<strong>{path}</strong>)}</p>}
              </div>
              {notice && <Notice title={notice.title}>{notice.words}</Notice>}
              <form className="form" method="post" action={reportAction(shop.username, path)} noValidate>
                <fieldset className="field" aria-describedby={errors.reason ? "reason-error" : undefined}>
                  <legend className="legend">{labels.whatsWrongWithThisPage}</legend>
                  {REPORT_REASONS.map((reason) => (
                    <label key={reason} className="tick">
                      <input type="radio" name="reason" value={reason} defaultChecked={form.reason === reason} />
                      <span>{REPORT_WORDS[reason]}</span>
                    </label>
                  ))}
                  <FieldError name="reason" error={errors.reason} />
                </fieldset>
                <div className="field">
                  <label htmlFor="text">{labels.detailsOptional}</label>
                  <textarea className="input" id="text" name="text" rows={5} maxLength={REPORT_TEXT_MAX} defaultValue={form.text} />
                </div>
                <Field
                  name="email"
                  label={labels.yourEmailOptional}
                  type="email"
                  value={form.email}
                  error={errors.email}
                  autoComplete="email"
                  hint={labels.emailHint}
                  isFirstWrong={Boolean(errors.email) && !errors.reason}
                />
                <div className="acts">
                  <button className="btn" type="submit">
                    {labels.sendReport}
                  </button>
                </div>
              </form>
            </div>
          </>
        )}
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

/** The form's address names the reported page, so it survives repeated submits. */
function reportAction(username: string, path: string): string {
  return ownPaths.report(username) + (path && `?${new URLSearchParams({ [REPORT_FROM_PARAMETER]: path })}`);
}
