import { boxIn, CELL_MINUTES, type Column, type Grid, type Span } from "./grid.ts";

/** A target of the arrow keys: free time or an entry. `top` and `height` in cells. */
export type Stop = { key: string; column: number; top: number; height: number; minute: number; itemId: string | null };

export type StopKey = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" | "Home" | "End";

export const cellKey = (day: string, line: number): string => `${day}/${line}`;
export const itemKey = (itemId: string, day: string): string => `${itemId}/${day}`;

/** The stops of a calendar, by day and time. Covered cells are no stops. */
export function stopsOf({ columns }: Grid, items: readonly (Span & { id: string })[]): Stop[][] {
  return columns.map((column, index) => stopsIn(column, index, items));
}

function stopsIn(column: Column, index: number, items: readonly (Span & { id: string })[]): Stop[] {
  const booked = items.flatMap((item): Stop[] => {
    const box = boxIn(column, item);
    if (!box) return [];
    return [{ key: itemKey(item.id, column.day), column: index, ...box, minute: Math.max(item.from, column.from), itemId: item.id }];
  });
  const free = column.starts.flatMap((minute, line): Stop[] => {
    if (minute === null || isCovered(minute, items)) return [];
    return [{ key: cellKey(column.day, line), column: index, top: line, height: 1, minute, itemId: null }];
  });
  return [...booked, ...free].toSorted((a, b) => a.top - b.top || Number(b.itemId === null) - Number(a.itemId === null));
}

/** Whether a cell has no free minute. */
function isCovered(minute: number, items: readonly Span[]): boolean {
  let at = minute;
  for (const { from, to } of items.toSorted((a, b) => a.from - b.from)) {
    if (from > at) break;
    at = Math.max(at, to);
  }
  return at >= minute + CELL_MINUTES;
}

/** The stop a key leads to; the same stop at the edge of the calendar. */
export function moveTo(stops: readonly (readonly Stop[])[], from: Stop, key: StopKey): Stop {
  const column = stops[from.column] ?? [];
  const at = column.findIndex((stop) => stop.key === from.key);
  switch (key) {
    case "ArrowUp":
      return column[at - 1] ?? from;
    case "ArrowDown":
      return column[at + 1] ?? from;
    case "ArrowLeft":
      return stopBeside(stops[from.column - 1], from);
    case "ArrowRight":
      return stopBeside(stops[from.column + 1], from);
    case "Home":
      return stopBeside(stops[0], from);
    case "End":
      return stopBeside(stops.at(-1), from);
  }
}

/** The stop of another day at the same height; the same stop when there is none. */
export function stopBeside(column: readonly Stop[] | undefined, from: Stop): Stop {
  const over = column?.filter(({ top }) => top <= from.top).at(-1);
  return over ?? column?.[0] ?? from;
}

/** The initial tab stop: the one at a minute, otherwise the next free one, otherwise the first. */
export function firstStop(stops: readonly (readonly Stop[])[], minute: number): Stop | null {
  const all = stops.flat();
  const next = all.filter((stop) => stop.minute + CELL_MINUTES > minute).toSorted((a, b) => a.minute - b.minute)[0];
  return next ?? all[0] ?? null;
}
