import { paths } from "@awning/domain/routes/paths";
import { useSession } from "#data/account/session.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { NewOrder } from "./new-order.tsx";
import "../order.css";
import "./new-order.css";
import * as labels from "./labels.ts";

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
