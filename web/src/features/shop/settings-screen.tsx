import type { ReactNode } from "react";
import { useSession } from "#data/account/session.ts";
import { useLive } from "#data/core/live.ts";
import { useLatestOrders } from "#data/order/orders.ts";
import { watchHasKind } from "#data/product/products.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Bone } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { SettingsEditor } from "./settings-editor.tsx";
import "./settings.css";
import * as labels from "./labels.ts";

/** `/settings`: payments and delivery of the shop. */
export function SettingsScreen({ previewButton }: { previewButton: ReactNode }) {
  const session = useSession();
  const settings = useShopSettings();
  const siteId = session.state === "signed_in" ? session.uid : null;
  const physical = useLive(siteId && `has-physical/${siteId}`, watchHasKind(siteId ?? "", ["physical"]));
  const other = useLive(siteId && `has-other/${siteId}`, watchHasKind(siteId ?? "", ["digital", "service"]));
  const orders = useLatestOrders(1);

  if (siteId !== null && settings.state === "ready") {
    const hasOrders = orders.state !== "ready" || orders.data.length > 0;
    const onSale = { physical: physical.state === "ready" && physical.data, other: other.state === "ready" && other.data };
    return <SettingsEditor siteId={siteId} settings={settings.data} onSale={onSale} hasOrders={hasOrders} previewButton={previewButton} />;
  }
  return (
    <>
      <PageHeader title={labels.settings} state={["\u00a0"]} />
      {settings.state === "failed" ? (
        <LoadFailure failure={settings.failure} />
      ) : (
        <div className="settings" role="status" aria-busy="true" aria-label={labels.loadingTheSettings}>
          <Bone width={160} height={18} />
          <Bone height={44} />
          <Bone height={44} />
          <Bone width={120} height={18} />
          <Bone height={44} />
          <Bone height={44} />
        </div>
      )}
    </>
  );
}
