import { formatDay } from "@awning/domain/order/labels";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { textLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";

/** Possible days, `YYYY-MM-DD`. */
export type Days = { from: string; to: string };
/** What one before the first possible day is told, which is given in words. */
type Early = (from: string) => string;

type Props = { label: string; days: Days; day: string; early: Early; onDay: (day: string) => void };

/** The day on which money moved, with what is wrong with it. */
export function DayField({ label, days, day, early, onDay }: Props) {
  return (
    <Field label={label} error={dayProblem(day, days, early)}>
      <TextInput type="date" min={days.from} max={days.to} value={day} onChange={(event) => onDay(event.currentTarget.value)} />
    </Field>
  );
}

export function dayProblem(day: string, { from, to }: Days, early: Early): string | null {
  if (day === "") return labels.chooseADate;
  if (day > to) return labels.dateInFuture;
  return day < from ? early(formatDay(from, textLocale())) : null;
}
