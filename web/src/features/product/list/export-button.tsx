import type { Currency } from "@awning/domain/money/money";
import { Download } from "lucide-react";
import { useState } from "react";
import { readWholeShop } from "#data/product/product-export.ts";
import { Button } from "#ui/buttons/button.tsx";
import { downloadCsv } from "#ui/download-csv.ts";
import * as uiLabels from "#ui/labels.ts";
import { productsCsv } from "../product-csv.ts";
import { reportFailure } from "../use-product-actions.ts";
import * as labels from "./labels.ts";

/** Exports every product as CSV, with progress, because a large shop takes a while. */
export function ExportButton({ siteId, currency }: { siteId: string; currency: Currency }) {
  const [done, setDone] = useState<number | null>(null);
  const run = async () => {
    setDone(0);
    try {
      const { products, stock } = await readWholeShop(siteId, setDone);
      downloadCsv(productsCsv(products, stock, currency), "products.csv");
    } catch (error) {
      reportFailure(error);
    }
    setDone(null);
  };
  return (
    <Button icon={Download} size="sm" isBusy={done !== null} onClick={run}>
      {done === null ? uiLabels.exportLabel : <span role="status">{labels.exportingSoFar(done)}</span>}
    </Button>
  );
}
