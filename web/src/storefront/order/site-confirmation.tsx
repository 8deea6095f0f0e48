import type { BuyerFiles } from "@awning/domain/download";
import { formatMoney } from "@awning/domain/money";
import { orderName } from "@awning/domain/order";
import { isPaidInPerson } from "@awning/domain/shop-settings";
import { Icon } from "../parts/icon.tsx";
import { PageFrame } from "../parts/page-frame.tsx";
import { ShareButton } from "../parts/share-button.tsx";
import type { ShopFace } from "../parts/shop-face.ts";
import { SiteFoot } from "../parts/site-foot.tsx";
import { SiteTop } from "../parts/site-top.tsx";
import { type BuyerOrder, basketAfter } from "./buyer-order.ts";
import { FilesPanel, type OrderAccess } from "./files-panel.tsx";
import { PayPanel, PiecesPanel, PlacePanel } from "./order-panels.tsx";
import { WritePanel } from "./write-panel.tsx";

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
            <h1 className="status__title">Ordered. Thank you.</h1>
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
          <h2>Keep this order</h2>
          <p className="soft">There is no account, so this link is your key. It is in the mail too.</p>
          <div className="share-addr panel__sums">
            <span>{orderUrl.replace(/^https?:\/\//, "")}</span>
            <ShareButton className="btn btn--line share-copy" label="Copy the link" url={orderUrl} icon="copy" size={20} words="Copy" />
          </div>
        </section>
        <PiecesPanel order={order} mediaBase={mediaBase} language={shop.language} />
        {access && <WritePanel shop={shop} action={access.action} orderKey={access.key} email={order.buyer.email || null} />}
        <div className="acts">
          <a className="btn" href={orderUrl}>
            Follow this order
          </a>
        </div>
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

const PAY_STEPS = {
  transfer: "Transfer the money. The details are below and in the mail.",
  link: "Pay by the link below. It is in the mail too.",
} as const;

function comingSteps(order: BuyerOrder, shopName: string, files: BuyerFiles | null | undefined): string[] {
  const isDue = order.paymentStatus === "unpaid";
  const pay = isDue && !isPaidInPerson(order.paymentMethod);
  const hasService = order.kinds.includes("service");
  const touch = `${shopName} gets in touch by e-mail${hasService ? " to agree on a time" : ""}.`;
  const handOver = {
    shipping: `${shopName} packs it and sends you a mail when the parcel leaves.${isDue && !pay ? " You pay when it arrives." : ""}`,
    pickup: pay ? "After that you can collect it." : "Collect it and pay on the spot. See below where.",
    none: files ? (pay ? "After that you can download your files here." : "Download your files above.") : touch,
  };
  const paidPickup = order.delivery === "pickup" && !pay && order.paymentStatus !== "unpaid";
  return [
    `A mail with everything is on its way to ${order.buyer.email}.`,
    ...(pay ? [PAY_STEPS[order.paymentMethod === "link" ? "link" : "transfer"]] : []),
    paidPickup ? "Collect it. See below where." : handOver[order.delivery],
    ...(hasService && (files || order.delivery !== "none") ? [touch] : []),
  ];
}
