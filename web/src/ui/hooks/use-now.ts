import { useEffect, useState } from "react";

/** Longest time a timer of a browser can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** The time, ms since 1970, anew whenever one of these comes or goes. An end that is `null` is open. */
export function useNow(spans: readonly { showFrom: number | null; showUntil: number | null }[]): number {
  const [now, setNow] = useState(() => Date.now());
  const moments = spans.flatMap(({ showFrom, showUntil }) => [showFrom, showUntil]).filter((at) => at !== null && at > now);
  const next = moments.length > 0 ? Math.min(...moments.map(Number)) : null;
  useEffect(() => {
    if (next === null) return;
    // The time of the last look counts: a moment that is further away than a timer can wait takes several.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(0, next - Math.max(now, Date.now())), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
