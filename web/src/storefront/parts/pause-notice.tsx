import type { PublishedSite } from "@awning/domain/published/published";
import { backOnLabel } from "@awning/domain/site/public-pause";
import { Icon } from "./icon.tsx";

/** Tells that nothing can be ordered for now, and when it can again; nothing where no pause is. */
export function PauseNotice({ site: { displayName: name, pause, profile } }: { site: PublishedSite }) {
  if (!pause) return null;
  const until = pause.backOn === "" ? null : backOnLabel(pause.backOn, profile.language);
  return (
    <div className="wrap paused">
      <div className="notice" role="status">
        <Icon name="info" size={24} />
        <p>
          <b>{until === null ? `${name} is closed for now.` : `${name} is closed until ${until}.`}</b>
          {pause.note && <span className="lines">{pause.note} </span>}
          {until === null ? "You can still browse. You can order again later." : "You can still browse. You can order again on that day."}
        </p>
      </div>
    </div>
  );
}
