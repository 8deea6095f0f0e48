import type { Currency } from "@awning/domain/money/money";
import { Download } from "lucide-react";
import { useState } from "react";
import { readWholeShop } from "#data/product/product-export.ts";
import { Button } from "#ui/buttons/button.tsx";
import { downloadCsv } from "#ui/download-csv.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import * as uiLabels from "#ui/labels.ts";
import { productsCsv } from "../product-csv.ts";
import * as labels from "./labels.ts";

/** Exports every product as CSV, with progress, because a large shop takes a while. */
export function ExportButton({ siteId, currency }: { siteId: string; currency: Currency }) {
  const [done, setDone] = useState(0);
  const { isBusy, run } = useAction(showFailure);
  const save = () =>
    run(async () => {
      setDone(0);
      const { products, stock } = await readWholeShop(siteId, setDone);
      downloadCsv(productsCsv(products, stock, currency), "products.csv");
    });
  return (
    <Button icon={Download} aria-label={isBusy ? undefined : uiLabels.exportLabel} isBusy={isBusy} onClick={save}>
      {isBusy ? <span role="status">{labels.exportingSoFar(done)}</span> : <span className="only-desk">{uiLabels.exportLabel}</span>}
    </Button>
  );
}
