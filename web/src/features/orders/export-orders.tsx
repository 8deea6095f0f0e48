import { toOrderCsv } from "@awning/domain/order-csv";
import { Download } from "lucide-react";
import { useState } from "react";
import { toFailure } from "#data/failures.ts";
import { fetchOrders, type OrderViewName } from "#data/orders.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import { useOnline } from "#ui/use-online.ts";
import { failureWords } from "#ui/words.ts";

/** The orders of the view that is open, all of them, as a table for other programs. */
export function ExportOrders({ siteId, view }: { siteId: string; view: OrderViewName }) {
  const [isBusy, setBusy] = useState(false);
  const isOnline = useOnline();
  const save = async () => {
    setBusy(true);
    try {
      const orders = await fetchOrders(siteId, view);
      // The mark at its start tells spreadsheets that letters are UTF-8.
      const file = new Blob(["\ufeff", toOrderCsv(orders)], { type: "text/csv;charset=utf-8" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(file);
      link.download = view === "all" ? "orders.csv" : `orders-${view.replace("_", "-")}.csv`;
      link.click();
      URL.revokeObjectURL(link.href);
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
