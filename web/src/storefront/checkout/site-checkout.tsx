import type { Quote } from "@awning/domain/cart/cart";
import { formatMoney } from "@awning/domain/money/money";
import { sitePaths } from "@awning/domain/routes/paths";
import { countryName } from "@awning/domain/values/country-names";
import { estimatedFor } from "../labels.ts";
import { Field } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import { type CheckoutErrors, type CheckoutForm, type CheckoutNotice, firstWrong, quotedFor } from "./checkout-form.ts";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { CodeField } from "./code-field.tsx";
import { DeliveryStep } from "./delivery-step.tsx";
import * as labels from "./labels.ts";
import { LINE_PARAMETER, lineToken } from "./line-token.ts";
import { PaymentStep } from "./payment-step.tsx";
import { QuestionsStep } from "./questions-step.tsx";

export type SiteCheckoutProps = {
  shop: ShopFace;
  mediaBase: string;
  /** When and where to pick up, if the shop publishes it. */
  pickupPlace?: string;
  /** `null` when there is nothing to order (an empty cart, a closed shop); `notice` says which. */
  quote: Quote | null;
  form: CheckoutForm;
  errors: CheckoutErrors;
  notice: CheckoutNotice | null;
  /** Idempotency key: this cart becomes one order, however often it is sent. */
  orderKey: string;
  /** Whether the key was created for this page; a key from the basket or an earlier visit takes precedence. */
  isFreshKey: boolean;
  /** Whether the lines come from the basket stored in this browser. */
  isBasket: boolean;
};

/** `/{username}/checkout`: one column from contact to consent, with the total always visible. */
export function SiteCheckout(props: SiteCheckoutProps) {
  const { shop, mediaBase, quote, notice } = props;
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={!quote} />
      <main id="main" className="wrap wrap--wide" data-checkout={quote ? "" : "empty"}>
        <a className="crumb" href={sitePaths.shop(shop.username)}>
          <Icon name="arrow-left" size={18} />
          {labels.backToShop}
        </a>
        <h1 className="page-title checkout__title">{labels.checkout}</h1>
        {notice && (
          <Notice title={notice.title}>
            {notice.words} {notice.link && <a href={notice.link.url}>{notice.link.words}</a>}
          </Notice>
        )}
        {quote?.deliveries.length === 0 && <NoDelivery quote={quote} shopName={shop.displayName} />}
        {quote ? <OrderForm {...props} quote={quote} /> : <EmptyCheckout shop={shop} isExplained={notice !== null} />}
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

/** Says that the cart cannot be delivered; nothing else on the page explains the missing order button. */
function NoDelivery({ quote, shopName }: { quote: Quote; shopName: string }) {
  if (quote.countryMatters)
    return <Notice title={labels.countryNotShipped(countryName(quote.country))}>{labels.countryNotShippedHint}</Notice>;
  const hasOther = quote.lines.some((line) => !line.problem && line.kind !== "physical");
  return <Notice title={labels.undeliverable}>{hasOther ? labels.undeliverableHint(shopName) : labels.shopDoesntShip(shopName)}</Notice>;
}

function EmptyCheckout({ shop, isExplained }: { shop: ShopFace; isExplained: boolean }) {
  return (
    <div className="empty">
      {!isExplained && <p className="prose soft">{labels.basketEmpty}</p>}
      <a className="btn" href={sitePaths.shop(shop.username)}>
        {labels.goToShop}
      </a>
    </div>
  );
}

type FormProps = SiteCheckoutProps & { quote: Quote };

function OrderForm({ shop, mediaBase, pickupPlace = "", quote, form, errors, orderKey, isFreshKey, isBasket }: FormProps) {
  const { language } = shop;
  const wrong = firstWrong(errors);
  return (
    <form className="checkout" method="post" action={sitePaths.checkout(shop.username)} noValidate data-order>
      {/* Enter presses the first button of a form, so it must be the order button and not one that fixes a line. */}
      <button className="vh" type="submit" tabIndex={-1} aria-hidden="true">
        {labels.order}
      </button>
      <input type="hidden" name="key" value={orderKey} data-fresh={isFreshKey || undefined} />
      <input type="hidden" name="hash" value={quote.hash} />
      <input type="hidden" name="quoted" value={quotedFor(quote)} />
      <input type="hidden" name="quotedCode" value={form.code} />
      {quote.takesVatNumbers && <input type="hidden" name="quotedVat" value={form.billTaxNumber} />}
      {isBasket && <input type="hidden" name="basket" value="1" />}
      {quote.lines.map((line) => (
        <input key={`${line.productId}.${line.variantId}`} type="hidden" name={LINE_PARAMETER} value={lineToken(line)} />
      ))}
      <CheckoutSummary quote={quote} mediaBase={mediaBase} language={language} />
      <div className="checkout__form">
        <CodeField quote={quote} form={form} errors={errors} language={language} />
        <section className="step step--first">
          <h2>{labels.contact}</h2>
          <div className="form">
            <Field
              name="email"
              label={labels.email}
              type="email"
              value={form.email}
              error={errors.email}
              autoComplete="email"
              hint={labels.onlyUsedForThisOrder}
              isFirstWrong={wrong === "email"}
            />
            <p className="mail-hint" role="status" data-mail-hint />
            <Field
              name="name"
              label={labels.nameLabel}
              value={form.name}
              error={errors.name}
              autoComplete="name"
              isFirstWrong={wrong === "name"}
            />
          </div>
        </section>
        <QuestionsStep quote={quote} form={form} errors={errors} isFirstWrong={wrong === "answers"} />
        {(quote.countryMatters || quote.deliveries.some((method) => method !== "none")) && (
          <DeliveryStep quote={quote} form={form} errors={errors} shop={shop} pickupPlace={pickupPlace} />
        )}
        <PaymentStep quote={quote} form={form} errors={errors} shop={shop} />
        <div className="paybar">
          <span>
            <b data-money="pay">{formatMoney(quote.total, quote.currency, language)}</b>
            <span className="hint">{estimatedFor(quote) ? labels.totalInclShippingTo(estimatedFor(quote)) : labels.totalInclShipping}</span>
          </span>
          <button className="btn" type="submit" name="act" value="order" disabled={!quote.buyable}>
            {quote.total > 0 ? labels.buyNow : labels.orderForFree}
          </button>
        </div>
      </div>
    </form>
  );
}
