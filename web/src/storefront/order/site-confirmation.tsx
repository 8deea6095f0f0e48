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
import { PayPanel, PlacePanel, QuantityPanel } from "./order-panels.tsx";

export type SiteConfirmationProps = {
  shop: ShopFace;
  mediaBase: string;
  order: BuyerOrder;
  orderUrl: string;
  files?: BuyerFiles | null;
  access?: OrderAccess;
};

/** `/{username}/order-confirmation`: it worked, and what comes now. */
export function SiteConfirmation({ shop, mediaBase, order, orderUrl, files, access }: SiteConfirmationProps) {
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap" data-number={order.number} data-ordered={basketAfter(order)}>
        <div className="status" role="status">
          <span className="status__mark">
            <Icon name="check" size={30} />
          </span>
          <div>
            <h1 className="status__title">Thank you, your order is in.</h1>
            <p className="soft">
              Order {orderName(order.number)},{" "}
              {order.total === 0 ? "nothing to pay" : formatMoney(order.total, order.currency, shop.language)}
            </p>
          </div>
        </div>
        {files && access && <FilesPanel files={files} access={access} seller={{ name: shop.displayName, email: shop.email ?? "" }} />}
        <section className="panel">
          <h2>What happens next</h2>
          <ol className="next">
            {comingSteps(order, shop.displayName, files).map((step) => (
              <li key={step}>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </section>
        <PayPanel order={order} language={shop.language} />
        <PlacePanel order={order} />
        <section className="panel">
          <h2>Save this link</h2>
          <p className="soft">Use this link to get back to your order. You’ll also find it in your email.</p>
          <div className="share-addr panel__sums">
            <span>{orderUrl.replace(/^https?:\/\//, "")}</span>
            <ShareButton className="btn btn--line share-copy" label="Copy link" url={orderUrl} icon="copy" size={20} words="Copy" />
          </div>
        </section>
        <QuantityPanel order={order} mediaBase={mediaBase} language={shop.language} />
        {access && <WritePanel shop={shop} action={access.action} accessKey={access.key} email={order.buyer.email || null} />}
        <div className="acts">
          <a className="btn" href={orderUrl}>
            View order
          </a>
        </div>
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

const PAY_STEPS = {
  transfer: "Transfer the amount. You’ll find the details below and in your email.",
  link: "Pay with the link below. It’s in your email too.",
} as const;

function comingSteps(order: BuyerOrder, shopName: string, files: BuyerFiles | null | undefined): string[] {
  const isDue = order.paymentStatus === "unpaid";
  const pay = isDue && !isPaidInPerson(order.paymentMethod);
  const hasService = order.kinds.includes("service");
  const touch = hasService ? `${shopName} will email you to arrange a time.` : `${shopName} will be in touch by email.`;
  const handOver = {
    shipping:
      isDue && !pay
        ? `${shopName} will pack your order and email you when it ships. You pay on delivery.`
        : `${shopName} will pack your order and email you when it ships.`,
    pickup: pay ? "Then you can pick it up." : "Pick it up and pay there. See the details below.",
    none: files ? (pay ? "Then you can download your files here." : "Download your files above.") : touch,
  };
  const paidPickup = order.delivery === "pickup" && !pay && order.paymentStatus !== "unpaid";
  return [
    `We’ve emailed the details to ${order.buyer.email}.`,
    ...(pay ? [PAY_STEPS[order.paymentMethod === "link" ? "link" : "transfer"]] : []),
    paidPickup ? "Pick it up. See the details below." : handOver[order.delivery],
    ...(hasService && (files || order.delivery !== "none") ? [touch] : []),
  ];
}
