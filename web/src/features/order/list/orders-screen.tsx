import { isSiteOpen } from "@awning/domain/site/site";
import { useSite } from "#data/site/sites.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { OrderList } from "./order-list.tsx";
import "../orders.css";
import * as labels from "./labels.ts";

/** `/orders`: the orders, newest first. */
export function OrdersScreen() {
  const site = useSite();
  if (site.state === "ready") return <OrderList siteId={site.data.id} username={isSiteOpen(site.data) ? site.data.username : null} />;
  return (
    <>
      <PageHeader title={labels.orders} state={["\u00a0"]} />
      {site.state === "failed" ? <LoadFailure failure={site.failure} /> : <SkeletonRows count={8} label={labels.loadingOrders} />}
    </>
  );
}
