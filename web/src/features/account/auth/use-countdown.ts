import { useEffect, useState } from "react";

/** Seconds until an action is available again. It uses the clock, so a suspended tab does not prolong the wait. */
export function useCountdown(startSeconds = 0): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(() => Date.now() + startSeconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  };
  return { left, start };
}

/** `0:42`; above an hour, in words that fit a button. */
export function formatClock(seconds: number): string {
  if (seconds >= 3600) return `${Math.ceil(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
