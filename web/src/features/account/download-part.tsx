import { useEffect, useRef, useState } from "react";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { type ExportProgress, exportAccount } from "#data/transfer/export-account.ts";
import { Button } from "#ui/buttons/button.tsx";
import { downloadFile } from "#ui/download-csv.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { AccountSection } from "./account-page.tsx";
import * as labels from "./labels.ts";

/** Everything of the account as one file. Leaving the screen ends it. */
export function DownloadPart({ siteId, username }: { siteId: string; username: string }) {
  const settings = useShopSettings();
  const isOnline = useOnline();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [isDone, setDone] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const { isBusy, failure, run } = useAction();
  if (settings.state !== "ready") return null;
  const { currency } = settings.data;
  const download = () =>
    run(async () => {
      setDone(false);
      try {
        downloadFile(await exportAccount({ siteId, username, currency }, setProgress, leaving.current.signal), `${username}.zip`);
        setDone(true);
      } finally {
        setProgress(null);
      }
    });
  return (
    <AccountSection id="download" title={labels.downloadData} text={labels.downloadHint}>
      <div>
        <Button isBusy={isBusy} disabled={!isOnline} onClick={() => void download()}>
          {labels.downloadData}
        </Button>
      </div>
      {progress ? <progress className="drawn" value={progress.done} max={progress.all} aria-label={labels.downloadData} /> : null}
      {failure ? <p role="alert">{failureLabel(failure)}</p> : null}
      <p className="soft num" role="status">
        {progress ? labels.downloadSoFar(progress.part, progress.done, progress.all) : isDone ? labels.downloadReady : ""}
      </p>
    </AccountSection>
  );
}
