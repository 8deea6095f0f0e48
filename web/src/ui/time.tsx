import { useEffect, useState } from "react";
import { textLocale } from "./locale.ts";
import { exactTime, relativeTime, shortDate } from "./time-labels.ts";

/**
 * A moment (ms since 1970) in words. `relative` says "2 hours ago" and keeps itself true; the exact time stands in the
 * tooltip. `date` says the day, `exact` day and time.
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

/** The time, ms since 1970, anew every minute while that is needed. */
export function useMinute(isNeeded = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
