import * as shopLabels from "#ui/layout/shop-labels.ts";
import "./discounts.css";
import { paths } from "@awning/domain/routes/paths";
import { useDiscounts } from "#data/discount/discounts.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { useSite } from "#data/site/sites.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { ShopTabs } from "#ui/layout/shop-tabs.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { DiscountList } from "./discount-list.tsx";
import * as labels from "./labels.ts";

/** `/products/discounts`: the discount codes of a shop. */
export function DiscountsScreen() {
  const site = useSite();
  const settings = useShopSettings();
  const siteId = site.state === "ready" ? site.data.id : null;
  const discounts = useDiscounts(siteId);
  if (site.state === "ready" && settings.state === "ready" && discounts.state === "ready") {
    const { username, published } = site.data;
    return (
      <DiscountList
        siteId={site.data.id}
        username={published ? username : null}
        currency={settings.data.currency}
        discounts={discounts.data}
      />
    );
  }
  const failed = [site, settings, discounts].find((one) => one.state === "failed");
  return (
    <>
      <PageHeader title={shopLabels.discountCodes} state={["\u00a0"]} />
      <ShopTabs paths={paths} />
      {failed?.state === "failed" ? (
        <LoadFailure failure={failed.failure} />
      ) : (
        <SkeletonRows count={4} hasThumb={false} label={labels.loadingCodes} />
      )}
    </>
  );
}
