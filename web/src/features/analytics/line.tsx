import { type ChartNote, pointOfNote } from "@awning/domain/analytics/acts";
import type { Answer } from "@awning/domain/analytics/answer";
import type { Currency } from "@awning/domain/money/money";
import { useState } from "react";
import { Chart, ChartTable } from "./chart.tsx";
import { beforeLabel, figureOf, formatPoint, formatValue } from "./figures.ts";
import * as labels from "./labels.ts";
import { METRIC_LABELS } from "./labels.ts";
import { notesCount } from "./note-labels.ts";
import { textOfNote } from "./notes-sheet.tsx";
import type { View } from "./range-picker.tsx";

type Part = { answer: Answer; view: View; currency: Currency };

const RUNNING_WORDS = { hour: labels.thisHourSoFar, day: labels.todaySoFar, month: labels.thisMonthSoFar } as const;

/** The chart of one figure over time, or its table. */
export function Line({ answer, view, currency, notes, onNotes }: Part & { notes: readonly ChartNote[]; onNotes: () => void }) {
  const [isTable, setTable] = useState(false);
  const { name, definition } = METRIC_LABELS[view.metric];
  const format = (value: number) => formatValue(view.metric, value, currency);
  // For an hour or a day, its visitors; for a month, the daily average.
  const daysOf = (key: string) =>
    key.length === 7 ? new Date(Date.UTC(Number(key.slice(0, 4)), Number(key.slice(5)), 0)).getUTCDate() : 1;
  const points = answer.series.map(({ key, figures }, index) => {
    const before = answer.isComparable ? answer.seriesBefore[index] : undefined;
    const isRunning = index === answer.running;
    return {
      label: formatPoint(key),
      longLabel: isRunning ? labels.soFar(formatPoint(key, true)) : formatPoint(key, true),
      value: answer.running !== null && index > answer.running ? null : figureOf(view.metric, figures, daysOf(key), currency),
      isRunning,
      notes: notes.filter((note) => pointOfNote(note, answer.unit) === key).map(textOfNote),
      before: before ? figureOf(view.metric, before.figures, daysOf(before.key), currency) : null,
    };
  });
  const shared = { points, name, format };
  return (
    <section className="line" aria-label={name}>
      <div className="line__head">
        <span className="line__key">
          <i className="line__now" aria-hidden="true" /> {name}
        </span>
        {answer.running === null ? null : (
          <span className="line__key">
            <i className="line__running" aria-hidden="true" /> {RUNNING_WORDS[answer.unit]}
          </span>
        )}
        {answer.isComparable ? (
          <span className="line__key">
            <i className="line__then" aria-hidden="true" /> {beforeLabel(answer)}
          </span>
        ) : null}
        <span className="line__acts">
          <button type="button" className="linklike" aria-haspopup="dialog" onClick={onNotes}>
            {notesCount(notes.length)}
          </button>
          <button type="button" className="linklike" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? labels.viewAsChart : labels.viewAsTable}
          </button>
        </span>
      </div>
      {isTable ? <ChartTable {...shared} /> : <Chart {...shared} />}
      <p className="small faint">
        {definition}
        {answer.isComparable ? ` ${labels.comparison(beforeLabel(answer), answer.isUntilNow)}` : ""}
      </p>
    </section>
  );
}
