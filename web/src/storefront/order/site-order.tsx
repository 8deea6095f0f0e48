import { orderName } from "@awning/domain/order";
import { sitePaths } from "@awning/domain/paths";
import { PageFrame } from "../parts/page-frame.tsx";
import type { ShopFace } from "../parts/shop-face.ts";
import { SiteFoot } from "../parts/site-foot.tsx";
import { SiteTop } from "../parts/site-top.tsx";
import type { BuyerOrder } from "./buyer-order.ts";
import { Moment } from "./moment.tsx";
import { NotePanel, PayPanel, PiecesPanel, PlacePanel } from "./order-panels.tsx";
import { OrderProgress } from "./order-progress.tsx";

export type SiteOrderProps = {
  shop: ShopFace;
  mediaBase: string;
  /** `null` without the right key, and just the same where there is no such order. */
  order: BuyerOrder | null;
};

/** `/{username}/order/{orderId}`: everything about one purchase, for whoever holds its link. */
export function SiteOrder({ shop, mediaBase, order }: SiteOrderProps) {
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      {order ? <OpenOrder shop={shop} mediaBase={mediaBase} order={order} /> : <LockedOrder shop={shop} />}
      <SiteFoot />
    </PageFrame>
  );
}

function OpenOrder({ shop, mediaBase, order }: SiteOrderProps & { order: BuyerOrder }) {
  return (
    <main id="main" className="wrap">
      <p className="soft order__number">
        Order {orderName(order.number)}, <Moment at={order.placedAt} />
      </p>
      <div data-live={order.viewId} data-rev={order.rev}>
        <OrderProgress progress={order} />
      </div>
      <PayPanel order={order} />
      <PiecesPanel order={order} mediaBase={mediaBase} />
      <div className="split">
        <PlacePanel order={order} />
        <NotePanel order={order} />
      </div>
      <div className="acts">
        <a className="btn btn--line" href={sitePaths.shop(shop.username)}>
          Back to the shop
        </a>
      </div>
    </main>
  );
}

function LockedOrder({ shop }: { shop: ShopFace }) {
  return (
    <main id="main" className="wrap">
      <h1 className="page-title">This order link needs its key</h1>
      <p className="prose soft">
        Open the order from the mail you got after ordering, with the whole link. Without its key nobody can see an order of{" "}
        {shop.displayName}, not even whether there is one.
      </p>
      <div className="acts">
        <a className="btn btn--line" href={sitePaths.home(shop.username)}>
          Back to {shop.displayName}
        </a>
      </div>
    </main>
  );
}
