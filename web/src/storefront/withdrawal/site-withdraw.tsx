import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { Field } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import * as labels from "./labels.ts";

export type WithdrawForm = { name: string; number: string; email: string; items: string };
export type SiteWithdrawProps = {
  shop: ShopFace;
  mediaBase: string;
  /** `done` looks the same whether there is such an order or not. */
  step: "ask" | "confirm" | "done";
  form: WithdrawForm;
  errors: Partial<Record<keyof WithdrawForm, string>>;
  notice: { title: string; words: string } | null;
};

/** Withdraws from an order by its number and email: without its link, an account or a script. */
export function SiteWithdraw(props: SiteWithdrawProps) {
  const { shop, mediaBase, step } = props;
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap">
        {step === "ask" && <Ask {...props} />}
        {step === "confirm" && <Confirm {...props} />}
        {step === "done" && <Done {...props} />}
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

const FIELDS = ["name", "number", "email", "items"] as const;

function Ask({ shop, form, errors, notice }: SiteWithdrawProps) {
  const wrong = FIELDS.find((name) => errors[name] !== undefined);
  const field = (name: keyof WithdrawForm) => ({
    name,
    value: form[name],
    isFirstWrong: wrong === name,
    ...(errors[name] === undefined ? {} : { error: errors[name] }),
  });
  return (
    <>
      <h1 className="page-title">{labels.withdrawHere}</h1>
      <p className="prose soft">{labels.byNumberHint(shop.displayName)}</p>
      {notice && <Notice title={notice.title}>{notice.words}</Notice>}
      <form className="form" method="post" action={sitePaths.findOrder(shop.username)} noValidate>
        <Field {...field("name")} label={labels.yourName} autoComplete="name" />
        <Field {...field("number")} label={labels.orderNumber} hint={labels.orderNumberHint} autoComplete="off" />
        <Field {...field("email")} label={labels.email} hint={labels.emailHint} type="email" autoComplete="email" />
        <Field {...field("items")} label={labels.onlySomeItems} autoComplete="off" optional />
        <div className="acts">
          <button className="btn" type="submit" name="act" value="withdraw">
            {labels.continueLabel}
          </button>
        </div>
      </form>
    </>
  );
}

function Confirm({ shop, form }: SiteWithdrawProps) {
  return (
    <>
      <h1 className="page-title">{labels.confirmWithdrawal}</h1>
      <p className="prose">{labels.statement(form.name, form.number, shop.displayName)}</p>
      <dl className="sums">
        <div>
          <dt>{labels.items}</dt>
          <dd>{form.items || labels.wholeOrder}</dd>
        </div>
        <div>
          <dt>{labels.email}</dt>
          <dd>{form.email}</dd>
        </div>
      </dl>
      <form className="form" method="post" action={sitePaths.findOrder(shop.username)}>
        {FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} value={form[name]} />
        ))}
        <div className="acts">
          <button className="btn" type="submit" name="act" value="confirm-withdrawal">
            {labels.confirmWithdrawal}
          </button>
          <a className="btn btn--line" href={ownPaths.withdraw(shop.username)}>
            {labels.goBack}
          </a>
        </div>
      </form>
    </>
  );
}

function Done({ shop, form }: SiteWithdrawProps) {
  return (
    <>
      <h1 className="page-title">{labels.checkYourEmail}</h1>
      <p className="prose soft" role="status">
        {labels.doneHint(form.email)}
      </p>
      <div className="acts">
        <a className="btn btn--line" href={ownPaths.withdraw(shop.username)}>
          {labels.tryAgain}
        </a>
      </div>
    </>
  );
}
