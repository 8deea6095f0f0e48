/** What a subject found out: tables, remarks and, for each target, whether it is met. */
export type Section = { tables: Table[]; notes: string[]; targets: Target[] };
export type Table = { head: string[]; rows: string[][] };
export type Target = { name: string; wanted: string; measured: string; isMet: boolean };

export type Subject = {
  name: string;
  title: string;
  /** Whether it needs the other frameworks. */
  withPeers: boolean;
  /** Whether it measures functions of ours in this process, so that nothing has to be built. */
  isPure?: boolean;
  measure: (say: (line: string) => void) => Promise<Section>;
};

/** A number for people: three digits that count. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (Number.isInteger(value)) return value.toLocaleString("en");
  if (value >= 100) return Math.round(value).toLocaleString("en");
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Median and range, for example `3.40 (3.10–3.60)`; one number where they are the same. */
export function spread(values: readonly number[]): string {
  const [least, most] = [short(Math.min(...values)), short(Math.max(...values))];
  return least === most ? least : `${short(median(values))} (${least}–${most})`;
}

/** At least so many times as much; `values` are the ratios of the rounds, the median counts. */
export function atLeast(name: string, wanted: number, values: readonly number[]): Target {
  return { name, wanted: `at least ${wanted}`, measured: spread(values), isMet: median(values) >= wanted };
}

/** At most so much; the median counts. */
export function atMost(name: string, wanted: number, values: readonly number[], unit = ""): Target {
  return { name, wanted: `at most ${wanted}${unit}`, measured: `${spread(values)}${unit}`, isMet: median(values) <= wanted };
}

/** A section as Markdown. */
export function toMarkdown({ tables, notes, targets }: Section): string {
  const all = [...tables];
  if (targets.length > 0)
    all.push({
      head: ["Target", "wanted", "measured", ""],
      rows: targets.map(({ name, wanted, measured, isMet }) => [name, wanted, measured, isMet ? "met" : "**not met**"]),
    });
  return [...all.map(tableOf), notes.map((note) => `- ${note}`).join("\n")].filter(Boolean).join("\n\n");
}

function tableOf({ head, rows }: Table): string {
  return [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
