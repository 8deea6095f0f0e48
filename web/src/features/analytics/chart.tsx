import { type KeyboardEvent, type PointerEvent, useState } from "react";
import * as words from "./labels.ts";
import { notes as notesLabel } from "./note-labels.ts";

/**
 * `value` is `null` in the future; `notes` are what was noted of that time; `isRunning` marks an unfinished period, which is drawn apart because the line would seem to
 * drop.
 */
export type ChartPoint = {
  label: string;
  longLabel: string;
  value: number | null;
  before: number | null;
  isRunning: boolean;
  notes: readonly string[];
};
type Props = { points: readonly ChartPoint[]; name: string; format: (value: number) => string };

const [WIDTH, HEIGHT, FOOT, HEAD] = [1000, 240, 4, 12];

/** A round number at or above the highest value: 1, 2 or 5 times a power of ten, divided into whole thirds or quarters. */
function scaleOf(most: number): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** A line chart with the previous period behind it, readable by pointer and arrow keys. */
export function Chart({ points, name, format }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const scale = scaleOf(points.reduce((most, { value, before }) => Math.max(most, value ?? 0, before ?? 0), 0));
  const top = scale.at(-1) ?? 1;
  const x = (index: number) => (points.length < 2 ? WIDTH / 2 : (index / (points.length - 1)) * WIDTH);
  const y = (value: number) => HEAD + (1 - value / top) * (HEIGHT - HEAD - FOOT);
  const line = (of: (point: ChartPoint) => number | null) =>
    points.flatMap((point, index) => (of(point) === null ? [] : [`${x(index).toFixed(1)},${y(of(point) ?? 0).toFixed(1)}`]));
  const over = line(({ value, isRunning }) => (isRunning ? null : value));
  const running = points.findIndex(({ isRunning }) => isRunning);
  const unfinished = points[running]?.value ?? null;
  const last = running < 0 ? points.length - 1 : running;
  // For an unfinished day, the comparison ends at the same time, which would also seem to drop. For an hour, the whole
  // previous one is drawn.
  const isLast = running === points.length - 1;
  const before = line((point) => (point.isRunning && isLast ? null : point.before));
  const shown = at === null ? null : points[at];
  const read = (point: ChartPoint | undefined) => {
    if (!point) return "";
    const now = point.value === null ? words.pointStillToCome(point.longLabel) : words.pointOf(point.longLabel, format(point.value));
    const compared = point.before === null ? now : words.comparedBefore(now, format(point.before));
    return [compared, ...point.notes].join(". ");
  };
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const isRight = getComputedStyle(currentTarget).direction === "rtl";
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    setAt(Math.round((isRight ? 1 - share : share) * (points.length - 1)));
  };
  const move = (event: KeyboardEvent) => {
    const [end, from] = [points.length - 1, at ?? last + 1];
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: end }[event.key];
    if (event.key === "Escape") setAt(null);
    if (to === undefined) return;
    event.preventDefault();
    setAt(Math.min(end, Math.max(0, to)));
  };
  const labels = labelsOf(points);
  return (
    <div className="chart">
      <div className="chart__plot">
        <div
          className="chart__area"
          role="slider"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, points.length - 1)}
          aria-valuenow={at ?? Math.max(0, last)}
          aria-valuetext={read(shown ?? points[last])}
          tabIndex={0}
          onPointerMove={follow}
          onPointerLeave={() => setAt(null)}
          onKeyDown={move}
          onBlur={() => setAt(null)}
        >
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {scale.slice(1).map((value) => (
              <line key={value} className="chart__grid" x1={0} x2={WIDTH} y1={y(value)} y2={y(value)} />
            ))}
            {over.length > 1 ? (
              <polygon
                className="chart__fill"
                points={`0,${HEIGHT - FOOT} ${over.join(" ")} ${x(over.length - 1).toFixed(1)},${HEIGHT - FOOT}`}
              />
            ) : null}
            <polyline className="chart__before" points={before.join(" ")} />
            <polyline className="chart__line" points={over.join(" ")} />
            {unfinished === null ? null : (
              <line className="chart__stem" x1={x(running)} x2={x(running)} y1={y(unfinished)} y2={HEIGHT - FOOT} />
            )}
            <line className="chart__foot" x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
            {at === null ? null : <line className="chart__cursor" x1={x(at)} x2={x(at)} y1={HEAD} y2={HEIGHT - FOOT} />}
          </svg>
          {unfinished !== null && at === null ? (
            <span
              className="chart__dot chart__dot--running"
              style={{ insetInlineStart: `${x(running) / 10}%`, top: `${(y(unfinished) / HEIGHT) * 100}%` }}
            />
          ) : null}
          {shown && at !== null ? (
            <>
              {shown.value === null ? null : (
                <span className="chart__dot" style={{ insetInlineStart: `${x(at) / 10}%`, top: `${(y(shown.value) / HEIGHT) * 100}%` }} />
              )}
              <div className="chart__tip" style={{ insetInlineStart: `${Math.min(88, Math.max(12, x(at) / 10))}%` }}>
                {shown.value === null ? (
                  words.stillToCome
                ) : (
                  <>
                    <b className="num">{format(shown.value)}</b> {name.toLowerCase()}
                  </>
                )}
                <span>{shown.before === null ? shown.longLabel : words.comparedBefore(shown.longLabel, format(shown.before))}</span>
                {shown.notes.map((note) => (
                  <span key={note}>{note}</span>
                ))}
              </div>
            </>
          ) : null}
        </div>
        <div className="chart__scale num" aria-hidden="true">
          {scale.slice(1).map((value) => (
            <span key={value} style={{ top: `${(y(value) / HEIGHT) * 100}%` }}>
              {format(value)}
            </span>
          ))}
        </div>
      </div>
      {points.some(({ notes }) => notes.length > 0) ? (
        <div className="chart__marks" aria-hidden="true">
          {points.map(({ notes, longLabel }, index) =>
            notes.length > 0 ? <i key={longLabel} style={{ insetInlineStart: `${x(index) / 10}%` }} /> : null,
          )}
        </div>
      ) : null}
      <div className="chart__labels num" aria-hidden="true">
        {labels.map(({ label, index }) => (
          <span
            key={index}
            style={index > 0 && index === points.length - 1 ? { insetInlineEnd: 0 } : { insetInlineStart: `${x(index) / 10}%` }}
            data-end={index === 0 ? "first" : index === points.length - 1 ? "last" : undefined}
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** At most five labels, evenly spread, including the first and the last. */
function labelsOf(points: readonly ChartPoint[]): { label: string; index: number }[] {
  const count = Math.min(5, points.length);
  const indexes = new Set(Array.from({ length: count }, (_, at) => Math.round((at / Math.max(1, count - 1)) * (points.length - 1))));
  return [...indexes].map((index) => ({ index, label: points[index]?.label ?? "" }));
}

/** The chart's data as a table. */
export function ChartTable({ points, name, format }: Props) {
  const hasNotes = points.some(({ notes }) => notes.length > 0);
  return (
    <div className="chart-table">
      <table className="numbers">
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            <th scope="col">{name}</th>
            <th scope="col">{words.before}</th>
            {hasNotes ? <th scope="col">{notesLabel}</th> : null}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.longLabel}>
              <th scope="row">{point.longLabel}</th>
              <td className="num">{point.value === null ? "–" : format(point.value)}</td>
              <td className="num">{point.before === null ? "–" : format(point.before)}</td>
              {hasNotes ? <td>{point.notes.join(". ")}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
