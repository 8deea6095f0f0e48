import { Failure } from "@awning/domain/errors/failure";
import { formatMoney } from "@awning/domain/money/money";
import { freeCustomAmountId } from "@awning/domain/order/custom-line";
import { paths } from "@awning/domain/routes/paths";
import { shippingMethodsOf } from "@awning/domain/shop/shipping";
import type { ShopSettings } from "@awning/domain/shop/shop-settings";
import { ChevronUp, CircleAlert, Coins } from "lucide-react";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "#data/account/session.ts";
import { type StoredPerson, usePerson } from "#data/contact/one-person.ts";
import { newOrderKey, placeManualOrder } from "#data/order/manual-orders.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { useForm } from "#form/use-form.ts";
import { Button } from "#ui/buttons/button.tsx";
import { focusFirstWrong, Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { LeaveGuard } from "#ui/feedback/leave-guard.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useListKeys } from "#ui/fields/use-typed.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { numberLocale } from "#ui/locale.ts";
import { keepToastsAbove } from "#ui/toast-room.ts";
import { Basket } from "./basket.tsx";
import { CustomAmountSheet } from "./custom-amount-sheet.tsx";
import * as labels from "./labels.ts";
import { type Chosen, EMPTY_MANUAL_FORM, type Payment, readCart, readManualForm, withLine } from "./manual-form.ts";
import { CashSheet, OtherPaySheet, type Sale, SoldSheet } from "./pay-sheets.tsx";
import { TillGoods } from "./till-goods.tsx";
import { useManualQuote } from "./use-manual-quote.ts";
import "../order.css";
import "./new-order.css";

/** `/orders/new`: an order by phone or in person, entered by its owner; `?person=` is a buyer that is known. */
export function NewOrderScreen() {
  const session = useSession();
  const settings = useShopSettings();
  const siteId = session.state === "signed_in" ? session.uid : null;
  const wanted = useSearchParams()[0].get("person");
  const person = usePerson(wanted ? siteId : null, wanted ?? "-");
  const isKnown = !wanted || person.state !== "loading";
  if (siteId !== null && settings.state === "ready" && isKnown)
    return <NewOrder siteId={siteId} settings={settings.data} buyer={person.state === "ready" ? person.data : null} />;
  return (
    <>
      <PageHeader title={labels.newOrder} back={{ to: paths.orders, label: labels.orders }} />
      {settings.state === "failed" ? <LoadFailure failure={settings.failure} /> : <SkeletonRows count={4} label={labels.loadingShop} />}
    </>
  );
}

/** The width up to which the order is a sheet over the products. */
const TILL_PIXELS = 1000;
type Opened = "basket" | "custom" | "cash" | "other" | null;

/** A till: the products, what was chosen of them, and the payment that sells it. The service quotes the price as for buyers. */
function NewOrder({ siteId, settings, buyer }: { siteId: string; settings: ShopSettings; buyer: StoredPerson | null }) {
  const typed = useForm({
    stored: buyer ? { ...EMPTY_MANUAL_FORM, name: buyer.name, email: buyer.email, phone: buyer.phone } : EMPTY_MANUAL_FORM,
  });
  const { form, set } = typed;
  const [key, setKey] = useState(newOrderKey);
  const [opened, setOpened] = useState<Opened>(null);
  const [sale, setSale] = useState<Sale | null>(null);
  const isNarrow = useNarrow(TILL_PIXELS);
  const isOnline = useOnline();
  const screen = useRef<HTMLDivElement>(null);
  useListKeys(screen);
  const setLine = (one: Chosen) => set({ lines: withLine(form.lines, one) });
  const customId = freeCustomAmountId(form.lines);

  const { quote, failure: quoteFailure, isCurrent, askAgain } = useManualQuote(readCart(form));
  // Prices or stock changed: the lines show it.
  const action = useAction(askAgain);
  const kinds = quote?.lines.map((line) => line.kind) ?? [];
  const isUnsent = kinds.length > 0 && !kinds.includes("physical");
  const facts = { hasFiles: kinds.includes("digital"), isUnsent, asked: quote?.lines ?? [] };
  const read = readManualForm(form, facts);
  const hasWrongLine = quote?.lines.some((line) => line.problem !== null) ?? false;
  const isUnreached = form.way === "ship" && quote !== null && isCurrent && !isUnsent && quote.delivery !== "shipping";
  const count = form.lines.reduce((sum, line) => sum + line.quantity, 0);

  const pay = (how: "cash" | "other") => {
    typed.judge();
    action.clear();
    if (read.order && !hasWrongLine && !isUnreached) return setOpened(how);
    if (isNarrow) setOpened("basket");
    focusFirstWrong(document);
  };
  const sell = (payment: Payment, given: number | null) => {
    const { order } = readManualForm(form, facts, payment);
    void action.run(async () => {
      if (!order || !quote || !isCurrent) throw new Failure("quote_changed");
      const placed = await placeManualOrder({ ...order, key, quoteHash: quote.hash });
      setSale({ ...placed, given, total: quote.total, currency: quote.currency });
      setOpened(null);
      setKey(newOrderKey());
      typed.reset();
    });
  };

  const basket = (
    <>
      <Basket
        {...typed}
        {...{ quote, isUnsent, isUnreached }}
        problems={typed.shown(read.problems)}
        canShip={shippingMethodsOf(settings).length > 0}
        onChange={setLine}
      />
      {quoteFailure ? (
        <Notice tone="red" icon={CircleAlert}>
          {failureLabel(quoteFailure)}
        </Notice>
      ) : null}
      <div className="till__pay">
        <Button variant={count > 0 ? "primary" : "outline"} icon={Coins} disabled={!isOnline} onClick={() => pay("cash")}>
          {isOnline ? labels.cash : uiLabels.needsAConnection}
        </Button>
        <Button disabled={!isOnline} onClick={() => pay("other")}>
          {labels.otherPayment}
        </Button>
      </div>
    </>
  );
  const close = () => setOpened(null);
  const paying = {
    quote: isCurrent && quote ? quote : null,
    isBusy: action.isBusy,
    failure: action.failure ? failureLabel(action.failure) : quoteFailure ? failureLabel(quoteFailure) : null,
    onClose: close,
  };
  return (
    <div ref={screen}>
      <LeaveGuard isNeeded={typed.isChanged && !action.isBusy} />
      <PageHeader
        back={{ to: paths.orders, label: labels.orders }}
        title={labels.newOrder}
        state={isNarrow ? undefined : [labels.description]}
      />
      <div className="till">
        <TillGoods
          {...{ siteId, currency: settings.currency, chosen: form.lines }}
          onAdd={setLine}
          onCustom={customId === null ? null : () => setOpened("custom")}
        />
        {isNarrow ? null : (
          <aside className="till__basket" aria-label={labels.order}>
            {basket}
          </aside>
        )}
      </div>
      {isNarrow && count > 0 ? (
        <div ref={keepToastsAbove} className="till-bar">
          <button type="button" className="till-bar__sum" aria-haspopup="dialog" onClick={() => setOpened("basket")}>
            <span className="till-bar__total num" aria-live="polite">
              {quote ? formatMoney(quote.total, quote.currency, numberLocale()) : "\u00a0"}
            </span>
            <span className="till-bar__count">
              {labels.itemCount(count)} <Icon of={ChevronUp} size="sm" />
            </span>
          </button>
          <Button variant="primary" icon={Coins} disabled={!isOnline} onClick={() => pay("cash")}>
            {isOnline ? labels.cash : uiLabels.needsAConnection}
          </Button>
        </div>
      ) : null}
      <Sheet title={labels.order} isOpen={isNarrow && opened === "basket"} onClose={close}>
        <div className="till-sheet">{basket}</div>
      </Sheet>
      {opened === "custom" && customId !== null ? (
        <CustomAmountSheet currency={settings.currency} id={customId} onAdd={setLine} onClose={close} />
      ) : null}
      {opened === "cash" ? <CashSheet {...paying} onPay={(given) => sell("cash_now", given)} /> : null}
      {opened === "other" ? <OtherPaySheet {...paying} way={form.way} onPay={(payment) => sell(payment, null)} /> : null}
      <SoldSheet sale={sale} onClose={() => setSale(null)} />
    </div>
  );
}
