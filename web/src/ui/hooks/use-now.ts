import { useEffect, useState } from "react";

/** The longest delay of a browser timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** The current time, ms since 1970, updated whenever one of these spans starts or ends. A `null` end is open. */
export function useNow(spans: readonly { showFrom: number | null; showUntil: number | null }[]): number {
  const [now, setNow] = useState(() => Date.now());
  const moments = spans.flatMap(({ showFrom, showUntil }) => [showFrom, showUntil]).filter((at) => at !== null && at > now);
  const next = moments.length > 0 ? Math.min(...moments.map(Number)) : null;
  useEffect(() => {
    if (next === null) return;
    // A moment beyond the longest delay takes several timers.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(0, next - Math.max(now, Date.now())), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
