import { PAUSE_NOTE_MAX, type Pause, pauseAt, toPublicPause } from "@awning/domain/site/pause";
import { backOnLabel } from "@awning/domain/site/public-pause";
import { addDays, wallTime } from "@awning/domain/time/zoned-time";
import { savePause } from "#data/site/own-information.ts";
import { DateField } from "#ui/fields/date-field.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Section } from "#ui/lists/rows.tsx";
import { checkLine } from "./contact-section.tsx";
import * as labels from "./labels.ts";
import { SavedText, SwitchLine } from "./saved-text.tsx";
import { saveQuietly } from "./use-save-site.ts";

/** Pauses the shop. It reopens automatically on the given day. */
export function PauseSection({ siteId, pause, zone }: { siteId: string; pause: Pause; zone: string }) {
  const save = (changes: Partial<Pause>) => saveQuietly(savePause(siteId, changes));
  const now = Date.now();
  const tomorrow = addDays(wallTime(now, zone).day, 1);
  const isOver = pause.isOn && pauseAt(toPublicPause(pause, zone), now) === null;
  return (
    <Section title={labels.pause}>
      <SwitchLine
        words={labels.closeShopAction}
        isOn={pause.isOn && !isOver}
        // The day of an earlier pause would end this one at once.
        onChange={(isOn) => save(isOn && pause.backOn !== "" && pause.backOn < tomorrow ? { isOn, backOn: "" } : { isOn })}
      />
      <p className="faint">{pauseWords(pause, isOver)}</p>
      {pause.isOn && !isOver ? (
        <>
          <DateField
            label={labels.reopenDateLabel}
            note={uiLabels.optional}
            hint={labels.reopenDateHint}
            type="date"
            min={tomorrow}
            value={pause.backOn}
            onChange={(backOn) => save({ backOn })}
          />
          <SavedText
            siteId={siteId}
            name="pause-note"
            label={labels.messageToVisitors}
            stored={pause.note}
            check={checkLine(PAUSE_NOTE_MAX)}
            save={(note) => save({ note })}
            max={PAUSE_NOTE_MAX}
          />
        </>
      ) : null}
    </Section>
  );
}

function pauseWords(pause: Pause, isOver: boolean): string {
  if (isOver) return labels.pauseEndedHint(backOnLabel(pause.backOn, "en"));
  if (!pause.isOn) return labels.closeShopHint;
  return pause.backOn === "" ? labels.closedHint : labels.closedUntilHint(backOnLabel(pause.backOn, "en"));
}
