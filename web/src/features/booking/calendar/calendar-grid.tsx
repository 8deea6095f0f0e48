// biome-ignore-all lint/a11y/useSemanticElements: a table laid out as a grid of columns loses what it is in some browsers
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell at a time takes the focus
import { type CSSProperties, type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Canopy } from "#ui/brand/canopy.tsx";
import { clockText, dateText } from "../labels.ts";
import "./calendar.css";
import { textLocale } from "#ui/locale.ts";
import type { ToneOf } from "../tones.ts";
import { boxIn, CELL_MINUTES, type Column, closedBoxes, type Grid, lanesOf, placeIn, type Span } from "./grid.ts";
import * as labels from "./labels.ts";
import { cellKey, firstStop, itemKey, moveTo, type Stop, type StopKey, stopBeside, stopsOf } from "./stops.ts";

/** An entry with a time. `label` is its full text; minutes since 1970. */
export type CalendarItem = Span & {
  id: string;
  /** Blocked time has none. */
  serviceId?: string;
  look: "booked" | "request" | "held" | "blocked" | "over";
  title: string;
  lines: readonly string[];
  label: string;
};

type Props = {
  label: string;
  grid: Grid;
  zone: string;
  items: readonly CalendarItem[];
  toneOf: ToneOf;
  isLoading: boolean;
  open: readonly Span[];
  /** Minutes since 1970. */
  now: number;
  onOpen: (itemId: string) => void;
  onPick: (minute: number) => void;
  /** Goes to the previous (-1) or next (1) days. */
  onTurn: (by: -1 | 1) => void;
};

const KEYS: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"] satisfies StopKey[]);
const isStopKey = (key: string): key is StopKey => KEYS.has(key);
type Boxed = { top: number; height: number };
const at = ({ top, height }: Boxed): CSSProperties => ({ ["--top" as string]: top, ["--cells" as string]: height });

/**
 * Days as columns of half hours. It has one tab stop; arrows move between free times and bookings, Page Up and Page Down
 * change the days, Enter opens an entry.
 */
export function CalendarGrid({ label, grid, zone, items, toneOf, isLoading, open, now, onOpen, onPick, onTurn }: Props) {
  const id = useId();
  const table = useRef<HTMLDivElement>(null);
  const stops = useMemo(() => stopsOf(grid, items), [grid, items]);
  const placed = useMemo(() => grid.columns.map((column) => placedIn(column, items)), [grid, items]);
  const [chosen, setChosen] = useState<string | null>(null);
  const active = stops.flat().find(({ key }) => key === chosen) ?? firstStop(stops, now);
  // After Page Up or Page Down, the focus moves to the same time of the new days.
  const left = useRef<Stop | null>(null);
  const firstDay = grid.columns[0]?.day;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other days are a turn
  useLayoutEffect(() => {
    const next = left.current && stopBeside(stops[left.current.column], left.current);
    left.current = null;
    if (!next) return;
    setChosen(next.key);
    focusOn(table.current, next.key);
  }, [firstDay]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isStopKey(event.key)) {
      event.preventDefault();
      const next = moveTo(stops, active, event.key);
      setChosen(next.key);
      focusOn(table.current, next.key);
    } else if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      left.current = active;
      onTurn(event.key === "PageUp" ? -1 : 1);
    } else if ((event.key === "Enter" || event.key === " ") && active.itemId === null) {
      event.preventDefault();
      onPick(active.minute);
    }
  };
  const tab = (key: string) => ({ "data-stop": key, tabIndex: key === active?.key ? 0 : -1, onFocus: () => setChosen(key) });
  const rows = grid.lines.length;
  const folded = foldedIn(grid, open, items, now);

  return (
    <div
      ref={table}
      className="cal"
      role="grid"
      aria-label={label}
      aria-describedby={id}
      aria-busy={isLoading || undefined}
      aria-colcount={grid.columns.length + 1}
      aria-rowcount={rows + 1}
      style={{ ["--columns" as string]: folded.map((isFolded) => (isFolded ? "40px" : "minmax(0, 1fr)")).join(" ") }}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      <p className="sr" id={id} aria-hidden="true">
        {labels.keyboardHint}
      </p>
      <div role="row" className="cal__row" aria-rowindex={1}>
        <span role="columnheader" className="cal__corner" tabIndex={-1}>
          <span className="sr">{labels.time}</span>
        </span>
        {grid.columns.map((column, index) => (
          <DayHead
            key={column.day}
            day={column.day}
            column={index}
            isToday={now >= column.from && now < column.to}
            isFolded={folded[index] ?? false}
          />
        ))}
      </div>
      {grid.lines.map((line, row) => (
        <div role="row" className="cal__row" key={`${line.minute}${line.isAgain}`} aria-rowindex={row + 2}>
          <span role="rowheader" tabIndex={-1} className="cal__hour num" style={{ gridRow: row + 2 }}>
            {row > 0 && line.minute % 60 === 0 ? <span>{hourText(line.minute)}</span> : <span className="sr">{wallText(line.minute)}</span>}
            {line.isAgain ? <span className="sr">{labels.secondTime}</span> : null}
          </span>
          {grid.columns.map((column, index) => {
            const minute = column.starts[row] ?? null;
            const place = { gridRow: row + 2, gridColumn: index + 2 };
            if (minute === null)
              return (
                <span
                  key={column.day}
                  role="gridcell"
                  tabIndex={-1}
                  className={`cal__cell cal__cell--none`}
                  style={place}
                  aria-label={labels.skippedWhenClocksChange}
                />
              );
            const key = cellKey(column.day, row);
            const isFree = stops[index]?.some((stop) => stop.key === key) ?? false;
            const isOpen = open.some(({ from, to }) => from <= minute && to > minute);
            const blocked = items.find(({ look, from, to }) => look === "blocked" && from <= minute && to > minute);
            const starting = (placed[index] ?? []).filter((entry) => entry.row === row);
            return (
              <div
                key={column.day}
                role="gridcell"
                className={`cal__cell ${line.minute % 60 === 0 ? "cal__cell--hour" : ""} ${isFree ? "cal__cell--free" : ""}`}
                style={place}
                aria-label={
                  (isFree || blocked) && starting.length === 0
                    ? labels.cellAt(
                        dateText(column.day, { weekday: "long", day: "numeric", month: "long" }),
                        clockText(minute * 60_000, zone),
                        blocked ? labels.blockedBy(blocked.title) : isOpen ? labels.open : labels.closed,
                      )
                    : undefined
                }
                {...(isFree ? { ...tab(key), onClick: () => onPick(minute) } : { tabIndex: -1 })}
              >
                {isFree ? (
                  <span className="cal__add num" aria-hidden="true">
                    {clockText(minute * 60_000, zone)}
                  </span>
                ) : null}
                {row === 0 ? <DayLayer column={column} open={open} now={now} /> : null}
                {starting.map(({ one, box, lane, lanes }) => (
                  <ItemButton
                    key={one.id}
                    item={one}
                    tone={one.serviceId === undefined ? "" : toneOf(one.serviceId)}
                    box={{ top: box.top - row, height: box.height }}
                    lane={lane}
                    lanes={lanes}
                    {...tab(itemKey(one.id, column.day))}
                    onOpen={onOpen}
                  />
                ))}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The bookings of a day with their boxes and their lines; overlapping ones are side by side. */
function placedIn(column: Column, items: readonly CalendarItem[]) {
  return lanesOf(items).flatMap((entry) => {
    const box = boxIn(column, entry.one);
    return box ? [{ ...entry, box, row: Math.floor(box.top) }] : [];
  });
}

/** Days without open hours or entries, which are narrow beside days that have some. Today never is. */
function foldedIn({ columns }: Grid, open: readonly Span[], items: readonly Span[], now: number): boolean[] {
  const spans = [...open, ...items, { from: now, to: now + 1 }];
  const empty = columns.map((column) => !spans.some(({ from, to }) => from < column.to && to > column.from));
  return empty.every(Boolean) ? empty.map(() => false) : empty;
}

function DayHead({ day, column, isToday, isFolded }: { day: string; column: number; isToday: boolean; isFolded: boolean }) {
  return (
    <span
      role="columnheader"
      tabIndex={-1}
      className={`cal__day ${isToday ? "cal__day--today" : ""} ${isFolded ? "cal__day--folded" : ""}`}
      style={{ gridColumn: column + 2 }}
      aria-current={isToday ? "date" : undefined}
    >
      <span className="sr">{dateText(day, { weekday: "long", day: "numeric", month: "long" })}</span>
      {isToday ? <Canopy className="cal__canopy" height={12} stripe="calc((100cqw + 16px) / 9)" /> : null}
      <b className="num" aria-hidden="true">
        {dateText(day, { day: "numeric" })}
      </b>
      <span aria-hidden="true">{dateText(day, { weekday: "short" })}</span>
    </span>
  );
}

/** The background of a day: closed hours and the current-time line. */
function DayLayer({ column, open, now }: { column: Grid["columns"][number]; open: readonly Span[]; now: number }) {
  const isShown = now >= column.from && now < column.to;
  const place = placeIn(column, now);
  const isWithin = isShown && place > 0 && place < column.starts.length;
  return (
    <span aria-hidden="true">
      {closedBoxes(column, open).map((box) => (
        <i key={box.top} className="cal__closed" style={at(box)} />
      ))}
      {isWithin ? <i className="cal__now" style={at({ top: place, height: 0 })} /> : null}
    </span>
  );
}

type ItemProps = {
  item: CalendarItem;
  tone: string;
  /** In cells, from the one that contains it. */
  box: Boxed;
  lane: number;
  lanes: number;
  tabIndex: number;
  onFocus: () => void;
  onOpen: (itemId: string) => void;
  "data-stop": string;
};

function ItemButton({ item, tone, box, lane, lanes, onOpen, ...stop }: ItemProps) {
  const isShort = box.height * CELL_MINUTES < 40;
  return (
    <button
      type="button"
      {...stop}
      className={`cal__item cal__item--${item.look} ${tone} ${isShort ? "cal__item--short" : ""}`}
      style={{ ...at(box), ["--lane" as string]: lane, ["--lanes" as string]: lanes }}
      onClick={(event) => {
        // The cell behind it is free time.
        event.stopPropagation();
        onOpen(item.id);
      }}
    >
      <span className="sr">{item.label}</span>
      <b aria-hidden="true">{item.title}</b>
      {item.lines.map((line) => (
        <span key={line} className="cal__line" aria-hidden="true">
          {line}
        </span>
      ))}
    </button>
  );
}

/** A time of day, in minutes since midnight. */
function wallText(minute: number): string {
  return clockText(minute * 60_000, "UTC");
}

/** "10 AM" with a 12-hour clock, otherwise "10:00". */
function hourText(minute: number): string {
  const { hour12 } = new Intl.DateTimeFormat(textLocale(), { hour: "numeric" }).resolvedOptions();
  const format = new Intl.DateTimeFormat(textLocale(), {
    timeZone: "UTC",
    hour: "numeric",
    ...(hour12 ? {} : { minute: "2-digit" }),
  });
  return format.format(minute * 60_000);
}

function focusOn(table: HTMLElement | null, key: string): void {
  const element = table?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(key)}"]`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}
