import { canSnoozeUntil, type SnoozeChoice, snoozeChoices } from "@awning/domain/chat/snooze";
import { deviceZone, fromTyped } from "@awning/domain/time/typed-moment";
import { type FormEvent, useState } from "react";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { DateField } from "#ui/fields/date-field.tsx";
import { textLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";

const CHOICE_LABELS: Record<SnoozeChoice["key"], string> = {
  later: labels.laterToday,
  tomorrow: labels.tomorrowMorning,
  monday: labels.mondayMorning,
};

/** Asks when a conversation returns, by the clock of this device. */
export function SnoozeSheet({ onSnooze, onClose }: { onSnooze: (until: number) => void; onClose: () => void }) {
  const zone = deviceZone();
  const [choices] = useState(() => snoozeChoices(Date.now(), zone));
  const [typed, setTyped] = useState("");
  const [isJudged, setJudged] = useState(false);
  const at = fromTyped(typed, zone);
  const problem = at === null || !canSnoozeUntil(at, Date.now()) ? labels.snoozeTimeWrong : null;
  const snooze = (until: number) => {
    onClose();
    onSnooze(until);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setJudged(true);
    if (event.currentTarget.checkValidity() && at !== null && problem === null) snooze(at);
  };
  return (
    <ActionSheet title={labels.snooze} confirm={labels.snoozeConversation} onSubmit={submit} onClose={onClose}>
      <p className="soft">{labels.snoozeHint}</p>
      <div className="chat-snooze">
        {choices.map(({ key, at: until }) => (
          <button key={key} type="button" className="chat-snooze__choice" onClick={() => snooze(until)}>
            <span>{CHOICE_LABELS[key]}</span> <span className="faint">{snoozeTime(until)}</span>
          </button>
        ))}
      </div>
      <DateField
        label={labels.otherTime}
        type="datetime-local"
        value={typed}
        error={isJudged ? problem : null}
        onChange={(text) => {
          setTyped(text);
          setJudged(false);
        }}
      />
    </ActionSheet>
  );
}

/** The moment at which a conversation returns, with its day. */
export function snoozeTime(at: number): string {
  const isNear = Math.abs(at - Date.now()) < 6 * 86_400_000;
  const day: Intl.DateTimeFormatOptions = isNear ? { weekday: "short" } : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(textLocale(), { ...day, hour: "numeric", minute: "2-digit" }).format(at);
}
