import { toReservationCsv } from "@awning/domain/booking/csv";
import { Download } from "lucide-react";
import { fetchReservations, type ReservationFilter } from "#data/booking/reservation-list.ts";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { downloadCsv } from "#ui/download-csv.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";

type Props = { siteId: string; filter: ReservationFilter; now: number; isNarrow: boolean };

/** Saves all bookings of the list as CSV, including those not loaded yet. */
export function ExportReservations({ siteId, filter, now, isNarrow }: Props) {
  const { isBusy, run } = useAction(showFailure);
  const isOnline = useOnline();
  const save = () =>
    run(async () => downloadCsv(toReservationCsv(await fetchReservations(siteId, filter, now)), `bookings-${filter.view}.csv`));
  if (isNarrow)
    return <IconButton icon={Download} size="md" label={uiLabels.exportLabel} disabled={!isOnline || isBusy} onClick={() => void save()} />;
  return (
    <Button icon={Download} isBusy={isBusy} disabled={!isOnline} onClick={() => void save()}>
      {uiLabels.exportLabel}
    </Button>
  );
}
