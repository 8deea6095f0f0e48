import type { PeopleFilter } from "@awning/domain/contact/people-filter";
import { Download } from "lucide-react";
import { useState } from "react";
import { fetchPeople } from "#data/contact/people-list.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { downloadCsv } from "#ui/download-csv.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import * as words from "./labels.ts";
import { peopleCsv } from "./people-csv.ts";

type Props = { site: OwnSite; filter: PeopleFilter; now: number; isEmpty: boolean };

/** Saves everyone who matches the filter as CSV, including those not loaded yet, and says how many it has read. */
export function ExportPeople({ site, filter, now, isEmpty }: Props) {
  const [count, setCount] = useState(0);
  const { isBusy, run } = useAction(showFailure);
  const isOnline = useOnline();
  const save = () =>
    run(async () => {
      setCount(0);
      downloadCsv(peopleCsv(await fetchPeople(site.id, filter, now, setCount)), `${site.username}-people.csv`);
    });
  return (
    <>
      <span className="faint num" role="status">
        {isBusy && count > 0 ? words.exportProgress(count) : ""}
      </span>
      <Button icon={Download} aria-label={uiLabels.exportLabel} isBusy={isBusy} disabled={isEmpty || !isOnline} onClick={save}>
        <span className="only-desk">{uiLabels.exportLabel}</span>
      </Button>
    </>
  );
}
