import { pauseAt } from "@awning/domain/site/pause";
import { backOnLabel } from "@awning/domain/site/public-pause";
import { CirclePause } from "lucide-react";
import { savePause, useOwnPause } from "#data/site/own-information.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { useNow } from "#ui/hooks/use-now.ts";
import { saveQuietly } from "../information/saved-text.tsx";
import * as labels from "./labels.ts";

/** Shown on every screen during a pause: what visitors can't do, until when, and how to end it. */
export function PausedNotice({ siteId }: { siteId: string }) {
  const stored = useOwnPause();
  const pause = pauseAt(stored, useNow([{ showFrom: null, showUntil: stored?.until ?? null }]));
  if (pause === null) return null;
  const open = () => {
    saveQuietly(savePause(siteId, { isOn: false }));
    showToast(labels.openAgainHint);
  };
  return (
    <div className="screen__notice">
      <Notice
        icon={CirclePause}
        action={
          <Button size="sm" variant="ink" onClick={open}>
            {labels.openAgain}
          </Button>
        }
      >
        <b>{labels.onABreak}</b> {pause.backOn === "" ? labels.closedHint : labels.closedUntilHint(backOnLabel(pause.backOn, "en"))}
      </Notice>
    </div>
  );
}
