import type { PublishedSite } from "@awning/domain/published/published";
import { backOnLabel } from "@awning/domain/site/public-pause";
import { Icon } from "./icon.tsx";
import * as labels from "./labels.ts";

/** Says that the shop is paused and when it reopens; draws nothing without a pause. */
export function PauseNotice({ site: { displayName: name, pause, profile } }: { site: PublishedSite }) {
  if (!pause) return null;
  const until = pause.backOn === "" ? null : backOnLabel(pause.backOn, profile.language);
  return (
    <div className="wrap paused">
      <div className="notice" role="status">
        <Icon name="info" size={24} />
        <p>
          <b>{until === null ? labels.isClosedForNow(name) : labels.closedTitle(name, until)}</b>
          {pause.note && <span className="lines">{pause.note} </span>}
          {until === null ? labels.closedHint : labels.closedUntilHint}
        </p>
      </div>
    </div>
  );
}
