import { formatCount } from "../values/counts.ts";

const DAY = 1440;

export function lengthLabel(minutes: number): string {
  const count = (number: number, unit: string) => (number === 0 ? [] : [formatCount(number, unit)]);
  if (minutes % DAY === 0 && minutes > 0) return count(minutes / DAY, "day").join("");
  return [...count(Math.floor(minutes / 60), "hour"), ...count(minutes % 60, "minute")].join(" ");
}
