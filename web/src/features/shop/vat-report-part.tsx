import { placedBefore } from "@awning/domain/order/money/mark-paid";
import { lastQuarters, toVatCsv, vatReport } from "@awning/domain/order/money/vat-report";
import { momentOf, wallTime } from "@awning/domain/time/zoned-time";
import { Download } from "lucide-react";
import { useState } from "react";
import { fetchOrders } from "#data/order/order-list.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { Button } from "#ui/buttons/button.tsx";
import { downloadCsv } from "#ui/download-csv.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { Anchor } from "#ui/layout/anchor.tsx";
import * as labels from "./labels.ts";

const ALL = { view: "all", status: null, paymentStatus: null, fulfilmentStatus: null, from: null, search: "", sort: "newest" } as const;
/** Two years, in which a report can be corrected. */
const QUARTERS = 8;

/** The VAT of a quarter by country and rate, as a file. `country` is the shop's. */
export function VatReportPart({ siteId, country }: { siteId: string; country: string }) {
  const zone = useOwnZone(siteId) || "UTC";
  const quarters = lastQuarters(wallTime(Date.now(), zone).day, QUARTERS);
  const [name, setName] = useState("");
  const { isBusy, run } = useAction(showFailure);
  const isOnline = useOnline();
  // Of the quarter that ended, because it is the one to report.
  const quarter = quarters.find((one) => one.name === name) ?? quarters[1];
  const save = () =>
    run(async () => {
      if (!quarter) return;
      const { from, until } = quarter;
      // A refund may be of any earlier order, and an order may be recorded after it was paid.
      const orders = await fetchOrders(siteId, { ...ALL, until: placedBefore(momentOf({ day: until, minute: 0 }, zone)) });
      downloadCsv(toVatCsv(vatReport(orders, { from, until, country, zone })), `vat-${quarter.name}.csv`);
    });
  return (
    <Anchor id="vat-report">
      <Field className="settings__price" label={labels.vatReport} hint={labels.vatReportHint}>
        <Select value={quarter?.name} onChange={(event) => setName(event.currentTarget.value)}>
          {quarters.map((one) => (
            <option key={one.name} value={one.name}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
      <p>
        <Button size="sm" icon={Download} isBusy={isBusy} disabled={!isOnline} onClick={() => void save()}>
          {isOnline ? labels.downloadVatReport : uiLabels.needsAConnection}
        </Button>
      </p>
    </Anchor>
  );
}
