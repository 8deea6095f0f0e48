import type { ListedService } from "@awning/domain/booking/public-service";
import type { Currency } from "@awning/domain/money/money";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import * as labels from "./labels.ts";
import { ServiceList } from "./service-list.tsx";

export type SiteBookingsProps = { shop: ShopFace; mediaBase: string; services: readonly ListedService[]; currency: Currency };

/** `/{username}/book`: all bookable services. */
export function SiteBookings({ shop, mediaBase, services, currency }: SiteBookingsProps) {
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap">
        <h1 className="page-title">{labels.bookWith(shop.displayName)}</h1>
        <ServiceList services={services} username={shop.username} mediaBase={mediaBase} currency={currency} language={shop.language} />
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}
