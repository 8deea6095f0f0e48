import { HOST_TOPICS } from "@awning/domain/contact/host-message";
import { HOST_FORM_LABELS, TOPIC_LABELS } from "@awning/domain/contact/host-message-labels";
import { CONTACT_FORM_PATH, paths } from "@awning/domain/routes/paths";
import { Field, FieldError } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { PageFrame } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import * as labels from "./labels.ts";

export type ContactFields = { topic: string; email: string; text: string };
export type SiteContactProps = {
  /** The confirmation after the message was accepted. */
  sent: string | null;
  form: ContactFields;
  errors: Partial<Record<keyof ContactFields, string>>;
  notice: { title: string; words: string } | null;
};

/** The result page of the `/contact` form without script. */
export function SiteContact({ sent, form, errors, notice }: SiteContactProps) {
  return (
    <PageFrame>
      <main id="main" className="wrap">
        <h1 className="page-title">{sent === null ? labels.contact : HOST_FORM_LABELS.sentTitle}</h1>
        <div className="form">
          {sent === null ? (
            <>
              {notice && <Notice title={notice.title}>{notice.words}</Notice>}
              <form className="form" method="post" action={CONTACT_FORM_PATH} noValidate>
                <fieldset className="field" aria-describedby={errors.topic ? "topic-error" : undefined}>
                  <legend className="legend">{HOST_FORM_LABELS.topic}</legend>
                  {HOST_TOPICS.map((topic) => (
                    <label key={topic} className="tick">
                      <input type="radio" name="topic" value={topic} defaultChecked={form.topic === topic} />
                      <span>{TOPIC_LABELS[topic]}</span>
                    </label>
                  ))}
                  <FieldError name="topic" error={errors.topic} />
                </fieldset>
                <Field
                  name="email"
                  label={HOST_FORM_LABELS.email}
                  type="email"
                  value={form.email}
                  error={errors.email}
                  autoComplete="email"
                  isFirstWrong={errors.email !== undefined && errors.topic === undefined}
                />
                <div className="field">
                  <label htmlFor="text">{HOST_FORM_LABELS.text}</label>
                  <textarea
                    className="input"
                    id="text"
                    name="text"
                    rows={8}
                    defaultValue={form.text}
                    aria-required
                    aria-invalid={errors.text ? true : undefined}
                    aria-describedby={errors.text ? "text-error" : undefined}
                    // biome-ignore lint/a11y/noAutofocus: only after a refused form, to lead to what has to be mended
                    autoFocus={errors.text !== undefined && errors.email === undefined && errors.topic === undefined}
                  />
                  <FieldError name="text" error={errors.text} />
                </div>
                <div className="vh" aria-hidden="true">
                  <label htmlFor="website">{labels.website}</label>
                  <input id="website" name="website" tabIndex={-1} autoComplete="off" />
                </div>
                <div className="acts">
                  <button className="btn" type="submit">
                    {HOST_FORM_LABELS.send}
                  </button>
                </div>
              </form>
            </>
          ) : (
            <>
              <p className="prose soft" role="status">
                {sent}
              </p>
              <div className="acts">
                <a className="btn" href={paths.home}>
                  {labels.goToAwning}
                </a>
              </div>
              <div className="acts">
                <a className="btn btn--line" href={paths.contact}>
                  {HOST_FORM_LABELS.another}
                </a>
              </div>
            </>
          )}
        </div>
      </main>
      <SiteFoot words="awning" />
    </PageFrame>
  );
}
