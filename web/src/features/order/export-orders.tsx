import { toOrderCsv } from "@awning/domain/order/order-csv";
import { Download } from "lucide-react";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import type { OrderFilter } from "#data/order/order-filter.ts";
import { fetchOrders } from "#data/order/order-list.ts";
import { Button } from "#ui/button.tsx";
import { downloadCsv } from "#ui/download-csv.ts";
import { showToast } from "#ui/toast.tsx";
import { useOnline } from "#ui/use-online.ts";
import { failureWords } from "#ui/words.ts";

/** The orders that the list holds, all of them, also those it has not shown yet, as a table for other programs. */
export function ExportOrders({ siteId, filter }: { siteId: string; filter: OrderFilter }) {
  const [isBusy, setBusy] = useState(false);
  const isOnline = useOnline();
  const save = async () => {
    setBusy(true);
    try {
      const name = filter.view === "all" ? "orders.csv" : `orders-${filter.view.replace("_", "-")}.csv`;
      downloadCsv(toOrderCsv(await fetchOrders(siteId, filter)), name);
    } catch (error) {
      showToast(failureWords(toFailure(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={Download} isBusy={isBusy} disabled={!isOnline} onClick={save}>
      Export
    </Button>
  );
}
