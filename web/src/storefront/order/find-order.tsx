import { sitePaths } from "@awning/domain/routes/paths";
import { Field } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";

export type FindOrderForm = { number: string; email: string };
export type SiteFindOrderProps = {
  shop: ShopFace;
  mediaBase: string;
  form: FindOrderForm;
  errors: Partial<Record<keyof FindOrderForm, string>>;
  /** The e-mail that was asked for; the same whether there is such an order or not. */
  askedFor: string | null;
  notice: { title: string; words: string } | null;
};

/** `/{username}/order`: the way back to an order for who has lost its link. */
export function SiteFindOrder({ shop, mediaBase, form, errors, askedFor, notice }: SiteFindOrderProps) {
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap">
        {askedFor === null ? (
          <>
            <h1 className="page-title">Find my order</h1>
            <p className="prose soft">
              Enter your order number and the email you used at {shop.displayName}. We’ll email you a link to your order.
            </p>
            {notice && <Notice title={notice.title}>{notice.words}</Notice>}
            <form className="form" method="post" action={sitePaths.findOrder(shop.username)} noValidate>
              <Field
                name="number"
                label="Order number"
                value={form.number}
                error={errors.number}
                autoComplete="off"
                hint="You’ll find it in every email about the order, for example #1042."
                isFirstWrong={Boolean(errors.number)}
              />
              <Field
                name="email"
                label="Email"
                type="email"
                value={form.email}
                error={errors.email}
                autoComplete="email"
                isFirstWrong={Boolean(errors.email) && !errors.number}
              />
              <div className="acts">
                <button className="btn" type="submit">
                  Email me the link
                </button>
              </div>
            </form>
          </>
        ) : (
          <>
            <h1 className="page-title">Check your email</h1>
            <p className="prose soft" role="status">
              If we find a matching order, we’ll email a link to {askedFor} within a minute. Didn’t get it? Check the order number and
              email.
            </p>
            <div className="acts">
              <a className="btn btn--line" href={sitePaths.findOrder(shop.username)}>
                Try again
              </a>
            </div>
          </>
        )}
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}
