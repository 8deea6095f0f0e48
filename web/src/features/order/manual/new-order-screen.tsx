import type { CommandInput } from "@awning/domain/api/commands";
import type { Quote } from "@awning/domain/cart/cart";
import { Failure } from "@awning/domain/errors/failure";
import { formatMoney } from "@awning/domain/money/money";
import { formatRate } from "@awning/domain/money/tax-labels";
import { orderName } from "@awning/domain/order/order";
import { paths } from "@awning/domain/routes/paths";
import { shippingMethodsOf } from "@awning/domain/shop/shipping";
import type { ShopSettings } from "@awning/domain/shop/shop-settings";
import { CircleAlert, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useSession } from "#data/account/session.ts";
import { toFailure } from "#data/core/failures.ts";
import { newOrderKey, placeManualOrder, quoteManualOrder } from "#data/order/manual-orders.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { useForm } from "#form/use-form.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { LeaveGuard } from "#ui/feedback/leave-guard.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { numberLocale } from "#ui/locale.ts";
import { Money } from "#ui/money.tsx";
import * as labels from "./labels.ts";
import { BuyerFields, TermsFields } from "./manual-fields.tsx";
import { type Chosen, EMPTY_MANUAL_FORM, readCart, readManualForm, withLine } from "./manual-form.ts";
import { GoodsSheet, ManualLines, ManualQuestions } from "./manual-lines.tsx";
import "../order.css";
import "./new-order.css";

/** `/orders/new`: an order by phone or in person, entered by its owner. */
export function NewOrderScreen() {
  const session = useSession();
  const settings = useShopSettings();
  const siteId = session.state === "signed_in" ? session.uid : null;
  if (siteId !== null && settings.state === "ready") return <NewOrder siteId={siteId} settings={settings.data} />;
  return (
    <>
      <PageHeader title={labels.newOrder} back={{ to: paths.orders, label: labels.orders }} />
      {settings.state === "failed" ? <LoadFailure failure={settings.failure} /> : <SkeletonRows count={4} label={labels.loadingShop} />}
    </>
  );
}

const PAUSE_MS = 200;
type Cart = CommandInput<"quote-manual-order">;
type Asked = { key: string; quote: Quote | null; failure: Failure | null };

/**
 * The current price of a cart, requested again when it changes. Meanwhile `isCurrent` is false and the last price stays; call
 * `askAgain` when the service reports a change.
 */
export function useManualQuote(cart: Cart) {
  const key = JSON.stringify(cart);
  const [asked, setAsked] = useState<Asked>({ key: "", quote: null, failure: null });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the cart, and a new round asks once more
  useEffect(() => {
    if (cart.lines.length === 0) return;
    let isHere = true;
    const tell = (told: Partial<Asked>) => isHere && setAsked((last) => ({ key, quote: last.quote, failure: null, ...told }));
    const timer = setTimeout(() => {
      quoteManualOrder(cart).then(
        (quote) => tell({ quote }),
        (error: unknown) => tell({ failure: toFailure(error) }),
      );
    }, PAUSE_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [key, round]);
  const isAsked = cart.lines.length > 0;
  return {
    quote: isAsked ? asked.quote : null,
    failure: isAsked && asked.key === key ? asked.failure : null,
    isCurrent: asked.key === key && asked.failure === null,
    askAgain: () => setRound((last) => last + 1),
  };
}

/** Items, buyer, delivery and payment on one screen; the service quotes the price as for buyers. */
export function NewOrder({ siteId, settings }: { siteId: string; settings: ShopSettings }) {
  const typed = useForm({ stored: EMPTY_MANUAL_FORM });
  const { form, set } = typed;
  const [key] = useState(newOrderKey);
  const [isBusy, setBusy] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const navigate = useNavigate();
  const isOnline = useOnline();
  const setLine = (one: Chosen) => set({ lines: withLine(form.lines, one) });

  const { quote, failure: quoteFailure, isCurrent, askAgain } = useManualQuote(readCart(form));
  const kinds = quote?.lines.map((line) => line.kind) ?? [];
  const isUnsent = kinds.length > 0 && !kinds.includes("physical");
  const asked = quote?.lines ?? [];
  const read = readManualForm(form, { hasFiles: kinds.includes("digital"), isUnsent, asked });
  const problems = typed.shown(read.problems);
  const hasWrongLine = quote?.lines.some((line) => line.problem !== null) ?? false;
  const isUnreached = form.way === "ship" && quote !== null && isCurrent && !isUnsent && quote.delivery !== "shipping";
  const words = failure ?? quoteFailure;

  const placed = read.order && quote && !hasWrongLine && !isUnreached ? { order: read.order, quote } : null;
  const place = async ({ order, quote }: NonNullable<typeof placed>) => {
    setBusy(true);
    setFailure(null);
    try {
      // Placing waits for the current price; if it differs from the one on the button, it is shown first.
      const priced = isCurrent ? quote : await quoteManualOrder(readCart(form));
      if (priced.total !== quote.total) throw new Failure("quote_changed");
      const { orderId, number } = await placeManualOrder({ ...order, key, quoteHash: priced.hash });
      showToast(labels.orderCreated(orderName(number)));
      navigate(paths.order(orderId), { replace: true });
    } catch (error) {
      setFailure(toFailure(error));
      // Prices or stock changed: the lines show it, and the owner must confirm.
      askAgain();
      setBusy(false);
    }
  };

  return (
    <>
      <LeaveGuard isNeeded={typed.isChanged && !isBusy} />
      <form className="new-order" onSubmit={(event) => typed.submit(event, placed, place)} noValidate>
        <div>
          <PageHeader back={{ to: paths.orders, label: labels.orders }} title={labels.newOrder} state={[labels.description]} />
        </div>
        <Section title={labels.items}>
          <ManualLines lines={form.lines} quote={quote} onChange={setLine} />
          <ManualQuestions lines={form.lines} asked={asked} isJudged={problems.answers !== undefined} onChange={setLine} />
          <p className="new-order__add">
            <Button icon={Plus} onClick={() => setChoosing(true)}>
              {labels.addItems}
            </Button>
          </p>
          {problems.lines ? (
            <p className="manual-problem" role="alert">
              {problems.lines}
            </p>
          ) : null}
        </Section>
        <Section title={labels.buyer}>
          <BuyerFields {...typed} problems={problems} />
        </Section>
        <Section title={labels.deliveryAndPayment}>
          <TermsFields
            {...typed}
            problems={problems}
            canShip={shippingMethodsOf(settings).length > 0}
            isUnsent={isUnsent}
            methods={quote?.shippingMethods ?? []}
          />
          {isUnreached ? (
            <p className="manual-problem" role="alert">
              {labels.countryNotShipped}
            </p>
          ) : null}
        </Section>
        {quote ? <ManualSums quote={quote} /> : null}
        {words ? (
          <Notice tone="red" icon={CircleAlert}>
            {failureLabel(words)}
          </Notice>
        ) : null}
        <div className="acts new-order__acts">
          <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isOnline}>
            {!isOnline
              ? uiLabels.needsAConnection
              : quote
                ? labels.createOrder(formatMoney(quote.total, quote.currency, numberLocale()))
                : labels.createOrderLabel}
          </Button>
        </div>
      </form>
      {/* Outside the form, so Enter in its search does not place the order. */}
      {isChoosing ? (
        <GoodsSheet siteId={siteId} currency={settings.currency} chosen={form.lines} onAdd={setLine} onClose={() => setChoosing(false)} />
      ) : null}
    </>
  );
}

/** The total of the order, as quoted by the service. */
function ManualSums({ quote }: { quote: Quote }) {
  const { currency, tax } = quote;
  return (
    <dl className="order-sums" aria-live="polite">
      <dt>{labels.items}</dt>
      <dd>
        <Money amount={quote.subtotal} currency={currency} />
      </dd>
      {quote.delivery === "shipping" ? (
        <>
          <dt>{labels.shipping}</dt>
          <dd>
            <Money amount={quote.shipping} currency={currency} />
          </dd>
        </>
      ) : null}
      {tax.mode === "exclusive" ? <Taxes quote={quote} label={labels.tax} /> : null}
      <dt className="order-sums__total">{labels.total}</dt>
      <dd className="order-sums__total">
        <Money amount={quote.total} currency={currency} />
      </dd>
      {tax.mode === "inclusive" ? <Taxes quote={quote} label={labels.includesTax} /> : null}
    </dl>
  );
}

function Taxes({ quote, label }: { quote: Quote; label: string }) {
  return quote.tax.rates.map(({ taxRate, amount }) => [
    <dt key={`label${taxRate}`}>
      {label} {formatRate(taxRate)}
    </dt>,
    <dd key={taxRate}>
      <Money amount={amount} currency={quote.currency} />
    </dd>,
  ]);
}
