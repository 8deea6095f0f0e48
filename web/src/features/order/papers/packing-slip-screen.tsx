import { orderName } from "@awning/domain/order/order";
import { paths } from "@awning/domain/routes/paths";
import { Printer } from "lucide-react";
import { useParams } from "react-router";
import { SELECTED_ORDERS } from "#data/order/kept-orders.ts";
import { Button } from "#ui/buttons/button.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import * as labels from "./labels.ts";
import { hasRest, PackingSlip } from "./packing-slip.tsx";
import { PackingSlips } from "./packing-slips.tsx";
import { PaperFrame } from "./paper-frame.tsx";

/** `/orders/:id/packing-slip`: the packing slip of one order, or of all that were selected. */
export function PackingSlipScreen() {
  const { id } = useParams();
  return id === SELECTED_ORDERS ? <PackingSlips /> : <OneSlip />;
}

function OneSlip() {
  return (
    <PaperFrame title={labels.packingSlip}>
      {(order, language) => (
        <>
          <PageHeader
            back={{ to: paths.order(order.id), label: labels.order(orderName(order.number)) }}
            title={labels.packingSlip}
            state={[hasRest(order) ? labels.itemsLeftToPack : labels.everythingHasShipped]}
            actions={
              <Button variant="primary" icon={Printer} onClick={() => window.print()}>
                {labels.printLabel}
              </Button>
            }
          />
          <PackingSlip order={order} language={language} />
        </>
      )}
    </PaperFrame>
  );
}
