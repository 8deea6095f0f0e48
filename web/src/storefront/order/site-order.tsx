import type { BuyerFiles, Receipt } from "@awning/domain/order/fulfilment/download";
import { orderName } from "@awning/domain/order/order";
import { sitePaths } from "@awning/domain/routes/paths";
import { Notice } from "../parts/notice.tsx";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { LinkedText } from "../parts/prose.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import { type TypedMessage, WritePanel } from "../parts/write-panel.tsx";
import { ConfirmWithdrawal, type WithdrawalView, WithdrawPanel } from "../withdrawal/withdraw-panel.tsx";
import { AddressForm, type TypedAddress } from "./address-form.tsx";
import { BuyAgain, type BuyerMay, CancelPanel } from "./buyer-actions.tsx";
import { type BuyerOrder, basketAfter } from "./buyer-order.ts";
import { FilesPanel, type OrderAccess } from "./files-panel.tsx";
import * as labels from "./labels.ts";
import { MissingOrder, StubbedOrder } from "./locked-order.tsx";
import { Moment } from "./moment.tsx";
import { BillPanel, NotePanel, PayOverPanel, PayPanel, PlacePanel, QuantityPanel } from "./order-panels.tsx";
import { OrderProgress } from "./order-progress.tsx";
import type { OrderStub } from "./order-stub.ts";

export type SiteOrderProps = {
  shop: ShopFace;
  mediaBase: string;
  /** `null` without the right key: then the page shows the stub, or nothing if the order does not exist. */
  order: BuyerOrder | null;
  stub?: OrderStub | null;
  files?: BuyerFiles | null;
  may?: BuyerMay | null;
  /** Lets the buyer act on the order; without it the page is read-only. */
  access?: OrderAccess | null;
  /** Where the forms of the page are posted. */
  action: string;
  withdrawal?: WithdrawalView | null;
  /** The result of the buyer's last action. */
  notice?: { title: string; words: string } | null;
  /** A refused address correction, as typed. */
  typedAddress?: TypedAddress | null;
  /** A refused message to the shop, as typed. */
  typedMessage?: TypedMessage | null;
  /** The result of visiting the payment page, if the buyer did. */
  visit?: PaymentVisit | null;
  /** The payment page; `null` when nothing can be paid there. */
  payUrl?: string | null;
  /** The code of a transfer as a picture, or `null`. */
  payCode?: string | null;
  /** How long scarce items stay reserved, in ms; `null` without a countdown. */
  keptMs?: number | null;
  /** Whether the shop may not take payments now, because Awning suspended it. */
  isPayStopped?: boolean;
  /** Whether the order can no longer get a payment page. */
  isPayOver?: boolean;
  /** The issued invoice; `null` without one. */
  invoice?: { name: string; url: string } | null;
};
/**
 * `going`: on the way to it. `left`: returned without paying. `away`: it could not be opened. `over`: none opens any more.
 * `refused`: no card can pay it. `already`: nothing is left to pay.
 */
export type PaymentVisit = "going" | "left" | "away" | "over" | "already";

/** `/{username}/order/{orderId}`: one order, for anyone with its link. */
export function SiteOrder({ shop, mediaBase, order, stub, action, ...rest }: SiteOrderProps) {
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      {order && <OpenOrder {...{ shop, mediaBase, order, action }} {...rest} />}
      {!order && stub && (
        <StubbedOrder {...{ shop, mediaBase, stub, action }} notice={rest.notice ?? null} typed={rest.typedMessage ?? null} />
      )}
      {!order && !stub && <MissingOrder shop={shop} />}
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

function OpenOrder({
  shop,
  mediaBase,
  order,
  files,
  access,
  may,
  withdrawal = null,
  notice,
  typedAddress = null,
  typedMessage = null,
  action,
  visit,
  payUrl = null,
  payCode = null,
  keptMs = null,
  isPayStopped = false,
  isPayOver = false,
  invoice = null,
}: SiteOrderProps & { order: BuyerOrder }) {
  const { language } = shop;
  const seller = { name: shop.displayName, email: shop.email ?? "" };
  return (
    <main id="main" className="wrap" data-number={order.number} data-ordered={basketAfter(order)}>
      {notice && <Notice title={notice.title}>{notice.words}</Notice>}
      {visit && <Notice title={VISIT_WORDS[visit].title}>{VISIT_WORDS[visit].words}</Notice>}
      {withdrawal?.asked && access && <ConfirmWithdrawal view={withdrawal} shop={shop} access={access} />}
      <p className="soft order__number">
        {labels.orderPlaced(orderName(order.number), <Moment at={order.placedAt} language={language} />)}
      </p>
      <div data-live={order.viewId || undefined} data-rev={order.rev} data-currency={order.currency}>
        <OrderProgress progress={order} currency={order.currency} language={language} />
      </div>
      <p className="soft prose" data-unlive role="status" hidden>
        {labels.pageIsntUpdating} {/* biome-ignore lint/a11y/useValidAnchor: this very address, with the key in it */}
        <a href="">{labels.refresh}</a>
      </p>
      {files && access && <FilesPanel files={files} access={access} seller={seller} />}
      <ReceiptsPanel receipts={order.receipts} shopName={shop.displayName} />
      {isPayOver ? (
        <PayOverPanel seller={seller} />
      ) : (
        <PayPanel order={order} language={language} payUrl={payUrl} payCode={payCode} isPayStopped={isPayStopped} keptMs={keptMs} />
      )}
      <QuantityPanel order={order} mediaBase={mediaBase} language={language} />
      <div className="split">
        <PlacePanel order={order}>
          {access && may?.correctAddress && order.shipTo && <AddressForm address={order.shipTo} typed={typedAddress} access={access} />}
        </PlacePanel>
        <BillPanel order={order} />
        <NotePanel order={order} />
      </div>
      {access && may && may.cancelUntil !== null && <CancelPanel order={order} until={may.cancelUntil} access={access} shop={shop} />}
      {withdrawal && !withdrawal.asked && <WithdrawPanel view={withdrawal} shop={shop} access={access ?? null} />}
      <WritePanel {...{ shop, action }} {...(access && { accessKey: access.key })} email={order.buyer.email || null} typed={typedMessage} />
      <div className="acts">
        {invoice && (
          <a className="btn btn--line" href={invoice.url}>
            {labels.invoiceLabel(invoice.name)}
          </a>
        )}
        <BuyAgain username={shop.username} order={order} />
        <a className="btn btn--line" href={sitePaths.shop(shop.username)}>
          {labels.backToShop}
        </a>
      </div>
    </main>
  );
}

const VISIT_WORDS: Readonly<Record<PaymentVisit, { title: string; words: string }>> = {
  going: { title: labels.oneMoment, words: labels.openingPaymentPage },
  left: {
    title: labels.paymentNotCompleted,
    words: labels.canceledPaymentText,
  },
  already: { title: labels.alreadyPaid, words: labels.youWerentChargedAgain },
  away: {
    title: labels.paymentPageFailed,
    words: labels.failedPaymentText,
  },
  over: { title: labels.cardRefused, words: labels.notChargedText },
};

/**
 * The shop's texts for the purchased items. Until payment this is a placeholder, like that of files: the open page reloads it
 * once the order is paid.
 */
function ReceiptsPanel({ receipts, shopName }: { receipts: BuyerOrder["receipts"]; shopName: string }) {
  if (receipts === null) return null;
  if (receipts === "waiting") return <section data-files="waiting" hidden />;
  return (
    <section className="panel">
      <h2>{labels.from(shopName)}</h2>
      {receipts.map((receipt) => (
        <OneReceipt key={receipt.productId} {...receipt} />
      ))}
    </section>
  );
}

function OneReceipt({ title, text }: Receipt) {
  return (
    <div className="prose">
      <h3 className="files__line">{title}</h3>
      <p className="lines">
        <LinkedText text={text} />
      </p>
    </div>
  );
}
