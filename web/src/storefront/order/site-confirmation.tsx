import { formatMoney } from "@awning/domain/money/money";
import type { BuyerFiles } from "@awning/domain/order/fulfilment/download";
import { orderName } from "@awning/domain/order/order";
import { isPaidInPerson } from "@awning/domain/shop/shop-settings";
import { Icon } from "../parts/icon.tsx";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { ShareButton } from "../parts/share-button.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import { WritePanel } from "../parts/write-panel.tsx";
import { type BuyerOrder, basketAfter } from "./buyer-order.ts";
import { FilesPanel, type OrderAccess } from "./files-panel.tsx";
import * as labels from "./labels.ts";
import { PayPanel, PlacePanel, QuantityPanel } from "./order-panels.tsx";

export type SiteConfirmationProps = {
  shop: ShopFace;
  mediaBase: string;
  order: BuyerOrder;
  orderUrl: string;
  /** The code of a transfer as a picture, or `null`. */
  payCode?: string | null;
  files?: BuyerFiles | null;
  access?: OrderAccess;
};

/** `/{username}/order-confirmation`: confirms the order and says what happens next. */
export function SiteConfirmation({ shop, mediaBase, order, orderUrl, payCode = null, files, access }: SiteConfirmationProps) {
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap" data-number={order.number} data-ordered={basketAfter(order)}>
        <div className="status" role="status">
          <span className="status__mark">
            <Icon name="check" size={30} />
          </span>
          <div>
            <h1 className="status__title">{labels.thankYou}</h1>
            <p className="soft">
              {order.total === 0
                ? labels.orderWithNothingToPay(orderName(order.number))
                : labels.orderFor(orderName(order.number), formatMoney(order.total, order.currency, shop.language))}
            </p>
          </div>
        </div>
        {files && access && <FilesPanel files={files} access={access} seller={{ name: shop.displayName, email: shop.email ?? "" }} />}
        <section className="panel">
          <h2>{labels.whatHappensNext}</h2>
          <ol className="next">
            {comingSteps(order, shop.displayName, files).map((step) => (
              <li key={step}>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </section>
        <PayPanel order={order} language={shop.language} payCode={payCode} />
        <PlacePanel order={order} />
        <section className="panel">
          <h2>{labels.saveThisLink}</h2>
          <p className="soft">{labels.orderLinkHint}</p>
          <div className="share-addr panel__sums">
            <span>{orderUrl.replace(/^https?:\/\//, "")}</span>
            <ShareButton
              className="btn btn--line share-copy"
              label={labels.copyLink}
              url={orderUrl}
              icon="copy"
              size={20}
              words={labels.copy}
            />
          </div>
        </section>
        <QuantityPanel order={order} mediaBase={mediaBase} language={shop.language} />
        {access && <WritePanel shop={shop} action={access.action} accessKey={access.key} email={order.buyer.email || null} />}
        <div className="acts">
          <a className="btn" href={orderUrl}>
            {labels.viewOrder}
          </a>
        </div>
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

function comingSteps(order: BuyerOrder, shopName: string, files: BuyerFiles | null | undefined): string[] {
  const isDue = order.paymentStatus === "unpaid";
  const pay = isDue && !isPaidInPerson(order.paymentMethod);
  const hasService = order.kinds.includes("service");
  const booked = pay ? labels.timeUnpaidHint : labels.bookedByMailHint;
  const served = order.hasServiceLeft ? labels.serviceMailHint(shopName) : booked;
  const touch = hasService ? served : labels.shopWritesHint(shopName);
  const handOver = {
    shipping: isDue && !pay ? labels.onDeliveryHint(shopName) : labels.packingMailHint(shopName),
    pickup: pay ? labels.pickupNextText : labels.payAtPickupText,
    none: files ? (pay ? labels.downloadNextText : labels.downloadYourFilesAbove) : touch,
  };
  const paidPickup = order.delivery === "pickup" && !pay && order.paymentStatus !== "unpaid";
  return [
    labels.detailsMailed(order.buyer.email),
    ...(pay ? [order.paymentMethod === "link" ? labels.payLinkHint : labels.transferTheAmount] : []),
    paidPickup ? labels.pickupText : handOver[order.delivery],
    ...(hasService && (files || order.delivery !== "none") ? [touch] : []),
  ];
}
