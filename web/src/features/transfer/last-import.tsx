import { idsIn } from "@awning/domain/transfer/import-record";
import { formatCount } from "@awning/domain/values/counts";
import { useState } from "react";
import { dataOr } from "#data/core/live.ts";
import { useImportRecord } from "#data/transfer/import-record.ts";
import { undoImport } from "#data/transfer/undo-import.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { textLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";

/** The last import, and the one press that undoes it. Nothing before the first. */
export function LastImport({ siteId }: { siteId: string }) {
  const record = dataOr(useImportRecord(siteId), null);
  const isOnline = useOnline();
  const [outcome, setOutcome] = useState<{ deleted: number; kept: number } | null>(null);
  const { isBusy, failure, run } = useAction();
  const counts = [formatCount(idsIn(record?.products ?? "").length, "product"), formatCount(idsIn(record?.links ?? "").length, "link")];
  const some = counts.filter((count) => !count.startsWith("0 ")).join(", ");
  if (record === null || (some === "" && outcome === null)) return null;
  const when = new Intl.DateTimeFormat(textLocale(), { dateStyle: "medium", timeStyle: "short" }).format(record.startedAt);
  const undo = () => run(async () => setOutcome(await undoImport(siteId)));
  return (
    <section className="transfer__last pile gap-3" aria-label={labels.lastImport}>
      <h2 className="transfer__title">{labels.lastImport}</h2>
      {some === "" ? null : (
        <>
          <p className="breaks">{labels.lastImportHint(record.name, some, when)}</p>
          <p className="soft">{labels.undoHint}</p>
          <div className="acts">
            <Button isBusy={isBusy} disabled={!isOnline} danger onClick={() => void undo()}>
              {labels.undoImport}
            </Button>
          </div>
        </>
      )}
      {failure ? <p role="alert">{failureLabel(failure)}</p> : null}
      <p role="status">
        {isBusy
          ? labels.undoing
          : outcome
            ? [labels.undone(outcome.deleted), outcome.kept > 0 ? labels.keptEdited(outcome.kept) : ""].join(" ").trim()
            : ""}
      </p>
    </section>
  );
}
