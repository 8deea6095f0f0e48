import type { CSSProperties } from "react";

/** Ground of a table cell, said twice: old mail programs read `bgcolor`, new ones the style. */
export function fill(colour: string, style: CSSProperties = {}): { bgcolor: string; style: CSSProperties } {
  return { bgcolor: colour, style: { backgroundColor: colour, ...style } };
}

/**
 * Stands around everything in a mail and is inherited by it: a word longer than a line breaks, and makes no table wider than a
 * phone. Said twice, as old programs know only `word-break`.
 */
export const BREAKS_ANYWHERE = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;

/** What every layout table carries, so that no mail program adds gaps and no screen reader reads it as data. */
export const LAYOUT_TABLE = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0 } as const;
