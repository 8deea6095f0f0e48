import { paths } from "@awning/domain/routes/paths";
import { formatCount } from "@awning/domain/values/counts";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useSession } from "#data/account/session.ts";
import { useLive } from "#data/core/live.ts";
import { keptOrders } from "#data/order/kept-orders.ts";
import { watchOrdersById } from "#data/order/order-list.ts";
import { useOwnLanguage } from "#data/site/own-locale.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as labels from "./labels.ts";
import { PackingSlip } from "./packing-slip.tsx";
import "../paper.css";

/** The slips of the orders selected in the list as one document, a page each. */
export function PackingSlips() {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  return siteId === null ? null : <Slips siteId={siteId} />;
}

function Slips({ siteId }: { siteId: string }) {
  const [{ address, ids }] = useState(() => keptOrders(siteId, "slips"));
  const orders = useLive(ids.length > 0 ? `slips/${siteId}/${ids.join()}` : null, watchOrdersById(siteId, ids));
  const language = useOwnLanguage(siteId);
  const back = { to: `${paths.orders}${address && `?${address}`}`, label: labels.orders };
  const isReady = orders.state === "ready" && language !== null;
  return (
    <>
      <PageHeader
        back={back}
        title={labels.packingSlips}
        state={isReady ? [formatCount(orders.data.length, "order"), labels.pageEach] : ["\u00a0"]}
        actions={
          isReady ? (
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              {labels.printLabel}
            </Button>
          ) : undefined
        }
      />
      {ids.length === 0 ? <EmptyState title={labels.noSlips} text={labels.noSlipsHint} /> : null}
      {orders.state === "failed" ? <LoadFailure failure={orders.failure} /> : null}
      {ids.length > 0 && orders.state !== "failed" && !isReady ? <SkeletonRows count={4} label={labels.loadingTheOrder} /> : null}
      {isReady ? (
        <div className="papers">
          {orders.data.map((order) => (
            <PackingSlip key={order.id} order={order} language={language} />
          ))}
        </div>
      ) : null}
    </>
  );
}
