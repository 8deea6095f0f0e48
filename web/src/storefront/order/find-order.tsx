import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { Field } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import { withdrawHere } from "../withdrawal/labels.ts";
import * as labels from "./labels.ts";

export type FindOrderForm = { number: string; email: string };
export type SiteFindOrderProps = {
  shop: ShopFace;
  mediaBase: string;
  form: FindOrderForm;
  errors: Partial<Record<keyof FindOrderForm, string>>;
  /** The submitted email address; the answer is the same whether an order exists or not. */
  askedFor: string | null;
  notice: { title: string; words: string } | null;
};

/** `/{username}/order`: finds an order for a buyer who lost its link. */
export function SiteFindOrder({ shop, mediaBase, form, errors, askedFor, notice }: SiteFindOrderProps) {
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap">
        {askedFor === null ? (
          <>
            <h1 className="page-title">{labels.findMyOrder}</h1>
            <p className="prose soft">{labels.findOrderHint(shop.displayName)}</p>
            {notice && <Notice title={notice.title}>{notice.words}</Notice>}
            <form className="form" method="post" action={sitePaths.findOrder(shop.username)} noValidate>
              <Field
                name="number"
                label={labels.orderNumber}
                value={form.number}
                error={errors.number}
                autoComplete="off"
                hint={labels.orderNumberHint}
                isFirstWrong={Boolean(errors.number)}
              />
              <Field
                name="email"
                label={labels.email}
                type="email"
                value={form.email}
                error={errors.email}
                autoComplete="email"
                isFirstWrong={Boolean(errors.email) && !errors.number}
              />
              <div className="acts">
                <button className="btn" type="submit">
                  {labels.emailMeLink}
                </button>
                <a className="btn btn--line" href={ownPaths.withdraw(shop.username)}>
                  {withdrawHere}
                </a>
              </div>
            </form>
          </>
        ) : (
          <>
            <h1 className="page-title">{labels.checkYourEmail}</h1>
            <p className="prose soft" role="status">
              {labels.findOrderDone(askedFor)}
            </p>
            <div className="acts">
              <a className="btn btn--line" href={sitePaths.findOrder(shop.username)}>
                {labels.tryAgain}
              </a>
            </div>
          </>
        )}
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}
