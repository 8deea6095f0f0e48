import type { Link } from "@awning/domain/link/link";
import { deviceZone, fromTyped, toTyped } from "@awning/domain/time/typed-moment";
import { useEffect, useState } from "react";
import { useOwnZone } from "#data/site/own-locale.ts";
import { Button } from "#ui/buttons/button.tsx";
import { DateField } from "#ui/fields/date-field.tsx";
import * as uiLabels from "#ui/labels.ts";
import { textLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import { linkStateLabel } from "./schedule-labels.ts";

type Props = { siteId: string; link: Link; onChange: (changes: Partial<Link>) => void };

/** When a link appears and disappears, in the owner's time zone; either end may be open. */
export function ScheduleFields({ siteId, link, onChange }: Props) {
  const ownZone = useOwnZone(siteId);
  const zone = link.timeZone || ownZone || deviceZone();
  const [typed, setTyped] = useState({ from: toTyped(link.showFrom, zone), until: toTyped(link.showUntil, zone) });
  useEffect(
    () => setTyped({ from: toTyped(link.showFrom, zone), until: toTyped(link.showUntil, zone) }),
    [link.showFrom, link.showUntil, zone],
  );
  const [from, until] = [fromTyped(typed.from, zone), fromTyped(typed.until, zone)];
  const isBackwards = from !== null && until !== null && from >= until;

  const set = (next: typeof typed) => {
    setTyped(next);
    const showFrom = fromTyped(next.from, zone);
    const showUntil = fromTyped(next.until, zone);
    // Incomplete or reversed ranges are not saved yet.
    if ((next.from !== "" && showFrom === null) || (next.until !== "" && showUntil === null)) return;
    if (showFrom !== null && showUntil !== null && showFrom >= showUntil) return;
    if (showFrom === link.showFrom && showUntil === link.showUntil) return;
    onChange({ showFrom, showUntil, timeZone: showFrom === null && showUntil === null ? "" : zone });
  };
  const hasTimes = typed.from !== "" || typed.until !== "";
  const said = linkStateLabel({ ...link, enabled: true }, Date.now(), textLocale())?.words ?? labels.always;
  return (
    <details className="lmore">
      <summary>
        {labels.schedule} <span className="faint">{said}</span>
      </summary>
      <div className="lmore__in">
        <div className="lmore__two">
          <DateField
            label={labels.showFromLabel}
            note={uiLabels.optional}
            type="datetime-local"
            value={typed.from}
            onChange={(from) => set({ ...typed, from })}
          />
          <DateField
            label={labels.showUntilLabel}
            note={uiLabels.optional}
            error={isBackwards ? labels.endTooEarly : null}
            type="datetime-local"
            value={typed.until}
            onChange={(until) => set({ ...typed, until })}
          />
        </div>
        <p className="field__hint">{labels.scheduleHint(zone.replaceAll("_", " "))}</p>
        {hasTimes ? (
          <Button size="sm" variant="quiet" onClick={() => set({ from: "", until: "" })}>
            {labels.alwaysShow}
          </Button>
        ) : null}
      </div>
    </details>
  );
}
