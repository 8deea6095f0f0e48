import { MESSAGE_MAX } from "@awning/domain/contact-message";
import { ownPaths } from "@awning/domain/own-paths";
import { sitePaths } from "@awning/domain/paths";
import { Trap } from "../blocks/trap.tsx";
import { Field } from "../parts/field.tsx";
import { FieldError } from "../parts/field-error.tsx";
import { Notice } from "../parts/notice.tsx";
import { PageFrame } from "../parts/page-frame.tsx";
import type { ShopFace } from "../parts/shop-face.ts";
import { SiteFoot } from "../parts/site-foot.tsx";
import { SiteTop } from "../parts/site-top.tsx";

export type ChatForm = { name: string; email: string; message: string };
export type SiteChatProps = {
  shop: ShopFace;
  mediaBase: string;
  form: ChatForm;
  errors: Partial<Record<keyof ChatForm, string>>;
  /** The address that the answer goes to, once the message is sent. */
  sentFrom: string | null;
  notice: { title: string; words: string } | null;
};

/** `/{username}/chat`: writes to the owner, who answers by mail. */
export function SiteChat({ shop, mediaBase, form, errors, sentFrom, notice }: SiteChatProps) {
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap">
        {sentFrom === null ? (
          <WriteForm shop={shop} form={form} errors={errors} notice={notice} />
        ) : (
          <>
            <h1 className="page-title">Your message is on its way</h1>
            <div className="form">
              <p className="prose soft" role="status">
                {shop.displayName} answers by mail, to <strong>{sentFrom}</strong>.
              </p>
              <div className="acts">
                <a className="btn btn--line" href={sitePaths.home(shop.username)}>
                  Back to {shop.displayName}
                </a>
              </div>
            </div>
          </>
        )}
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

function WriteForm({ shop, form, errors, notice }: Pick<SiteChatProps, "shop" | "form" | "errors" | "notice">) {
  return (
    <>
      <h1 className="page-title">Write to {shop.displayName}</h1>
      <div className="form">
        <p className="prose soft">
          Your name, address and message are sent to {shop.displayName} by e-mail. The answer comes by mail as well.
        </p>
        {notice && <Notice title={notice.title}>{notice.words}</Notice>}
        <form className="form" method="post" action={ownPaths.chat(shop.username)} noValidate>
          <Trap id="chat" />
          <Field
            name="name"
            label="Your name"
            value={form.name}
            error={errors.name}
            autoComplete="name"
            isFirstWrong={Boolean(errors.name)}
          />
          <Field
            name="email"
            label="Your e-mail"
            type="email"
            value={form.email}
            error={errors.email}
            autoComplete="email"
            isFirstWrong={Boolean(errors.email) && !errors.name}
          />
          <div className="field">
            <label htmlFor="message">Message</label>
            <textarea
              className="input"
              id="message"
              name="message"
              rows={6}
              maxLength={MESSAGE_MAX}
              defaultValue={form.message}
              aria-required
              aria-invalid={errors.message ? true : undefined}
              aria-describedby={errors.message ? "message-error" : undefined}
              // biome-ignore lint/a11y/noAutofocus: only after a refused form, to lead to what has to be mended
              autoFocus={Boolean(errors.message) && !errors.name && !errors.email}
            />
            <FieldError name="message" error={errors.message} />
          </div>
          <div className="acts">
            <button className="btn" type="submit">
              Send
            </button>
          </div>
        </form>
      </div>
    </>
  );
}
