import { useEffect, useState } from "react";
import { textLocale } from "./locale.ts";
import { exactTime, relativeTime, shortDate } from "./time-labels.ts";

/**
 * Formats a moment (ms since 1970). `relative` gives "2 hours ago", updated automatically, with the exact time in the tooltip;
 * `date` gives the day, `exact` day and time.
 */
export function Time({ at, style = "relative", className }: { at: number; style?: "relative" | "date" | "exact"; className?: string }) {
  const now = useMinute(style === "relative");
  const words = style === "relative" ? relativeTime(at, now, textLocale()) : style === "date" ? shortDate(at, now, textLocale()) : null;
  const exact = exactTime(at, textLocale());
  return (
    <time className={className} dateTime={new Date(at).toISOString()} title={words === null ? undefined : exact}>
      {words ?? exact}
    </time>
  );
}

/** The current time, ms since 1970, updated every minute while needed. */
export function useMinute(isNeeded = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
