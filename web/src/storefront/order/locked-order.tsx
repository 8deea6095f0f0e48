import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { Field } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import type { ShopFace } from "../parts/page-frame.tsx";
import { type TypedMessage, WritePanel } from "../parts/write-panel.tsx";
import { withdrawHere } from "../withdrawal/labels.ts";
import { orderHeadline } from "./headline.ts";
import * as labels from "./labels.ts";
import { QuantityPanel } from "./order-panels.tsx";
import type { OrderStub } from "./order-stub.ts";

type StubProps = {
  shop: ShopFace;
  mediaBase: string;
  stub: OrderStub;
  action: string;
  notice: { title: string; words: string } | null;
  /** A refused message to the shop, as typed. */
  typed: TypedMessage | null;
};

/** An order without its key: the items and the status. The buyer's data requires their email address. */
export function StubbedOrder({ shop, mediaBase, stub, action, notice, typed }: StubProps) {
  const { title, words } = orderHeadline(stub);
  return (
    <main id="main" className="wrap">
      {notice && <Notice title={notice.title}>{notice.words}</Notice>}
      <p className="soft order__number">{labels.orderAt(shop.displayName)}</p>
      <h1 className="page-title order__title">{title}</h1>
      <p className="soft">{words}</p>
      <section className="panel">
        <h2>{labels.isThisYourOrder}</h2>
        <p className="soft">{labels.linkIncompleteHint}</p>
        <form className="form panel__sums" method="post" action={action} noValidate>
          <Field name="email" label={labels.email} type="email" value="" autoComplete="email" />
          <div className="acts">
            <button className="btn" type="submit" name="act" value="reveal">
              {labels.showDetails}
            </button>
            <button className="btn btn--line" type="submit" name="act" value="send-link">
              {labels.emailMeLink}
            </button>
          </div>
        </form>
        <p>
          <a href={ownPaths.withdraw(shop.username)}>{withdrawHere}</a>
        </p>
      </section>
      <QuantityPanel order={stub} mediaBase={mediaBase} language={shop.language} />
      <WritePanel shop={shop} action={action} email={null} typed={typed} />
    </main>
  );
}

/** The order does not exist, or the email address is not its buyer's; both look the same. */
export function MissingOrder({ shop }: { shop: ShopFace }) {
  return (
    <main id="main" className="wrap">
      <h1 className="page-title">{labels.orderNotFound}</h1>
      <p className="prose soft">{labels.notFoundHint}</p>
      <div className="acts">
        <a className="btn" href={sitePaths.findOrder(shop.username)}>
          {labels.findMyOrder}
        </a>
        <a className="btn btn--line" href={sitePaths.home(shop.username)}>
          {labels.backTo(shop.displayName)}
        </a>
      </div>
    </main>
  );
}
