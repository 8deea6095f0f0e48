/** For example `350 g` or `1.25 kg`. */
export function formatWeight(grams: number, locale: string): string {
  const [value, unit] = grams < 1_000 ? [grams, "gram"] : [grams / 1_000, "kilogram"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 2 }).format(value);
}

/** The total weight. `isWhole` is false if some weights are unknown; `null` if all are. */
export function sumWeight(lines: readonly { quantity: number; weight: number | null }[]): { grams: number; isWhole: boolean } | null {
  const known = lines.filter((line) => line.weight !== null);
  if (known.length === 0) return null;
  return { grams: known.reduce((sum, line) => sum + line.quantity * (line.weight ?? 0), 0), isWhole: known.length === lines.length };
}
