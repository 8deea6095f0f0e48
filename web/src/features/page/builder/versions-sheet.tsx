import type { PageVersion } from "@awning/domain/page/page";
import { formatCount } from "@awning/domain/values/counts";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { type OpenPage, restorePageVersion, usePageVersions } from "#data/page/site-pages.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { textLocale } from "#ui/locale.ts";
import { exactTime } from "#ui/time-labels.ts";
import * as labels from "./labels.ts";
import { useSiteId } from "./site-context.ts";
import type { Draft } from "./use-draft.ts";
import { useLeaving } from "./use-leaving.ts";

/** `onConflict`: another editor changed the page, so a version must be chosen first. */
type Props = { page: OpenPage; draft: Draft; onClose: () => void; onConflict: () => void };

/** The published versions, and restoring one. */
export function VersionsSheet({ isOpen, ...props }: Props & { isOpen: boolean }) {
  return (
    <Sheet title={labels.versionHistory} isOpen={isOpen} onClose={props.onClose}>
      {isOpen ? <Versions {...props} /> : null}
    </Sheet>
  );
}

function Versions({ page, draft, onClose, onConflict }: Props) {
  const live = usePageVersions(useSiteId(), page.id);
  const isOnline = useOnline();
  const [taken, setTaken] = useState<number | null>(null);
  const leaving = useLeaving();
  if (live.state === "failed") return <LoadFailure failure={live.failure} />;
  if (live.state === "loading") return <SkeletonRows count={3} hasThumb={false} label={labels.loadingVersionHistory} />;
  if (live.data.length === 0) return <p className="soft">{labels.noVersionsHint}</p>;
  const restore = async (version: PageVersion) => {
    const signal = leaving();
    setTaken(version.version);
    try {
      await restorePageVersion(page.id, version.version, await draft.settle(signal));
      showToast(labels.versionRestored);
      onClose();
    } catch (error) {
      // Closed while waiting, so it is canceled.
      if (error === signal.reason) return;
      setTaken(null);
      const failure = toFailure(error);
      showToast(failureLabel(failure));
      if (failure.code !== "conflict") return;
      onClose();
      onConflict();
    }
  };
  return (
    <>
      {isOnline ? null : (
        <p className="soft" role="status">
          {labels.offlineRestoreHint}
        </p>
      )}
      <Rows>
        {live.data.map((version) => (
          <Row
            key={version.version}
            title={exactTime(version.at, textLocale())}
            sub={versionLine(version.title, formatCount(version.blockCount, "block"), page.live?.version === version.version)}
          >
            <Button
              size="sm"
              isBusy={taken === version.version}
              disabled={!isOnline || (taken !== null && taken !== version.version)}
              onClick={() => void restore(version)}
            >
              {labels.restore}
            </Button>
          </Row>
        ))}
      </Rows>
    </>
  );
}

const versionLine = (title: string, blocks: string, isLive: boolean) => (isLive ? labels.liveNow(title, blocks) : `${title}, ${blocks}`);
