import { useEffect, useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { Right, Wrong } from "./form-alert.tsx";

/** The pause between two mails to one address. The server has its own limit; this one says so before. */
export const RESEND_SECONDS = 60;

/** Sends a mail again, once per pause. `isFresh` starts with the pause because a mail was just sent. */
export function ResendButton({ send, isFresh, done }: { send: () => Promise<unknown>; isFresh: boolean; done: string }) {
  const act = useAction();
  const countdown = useCountdown(isFresh ? RESEND_SECONDS : 0);
  const [isSent, setSent] = useState(false);
  const press = async () => {
    setSent(false);
    let wait = RESEND_SECONDS;
    const isDone = await act.run(async () => {
      try {
        await send();
      } catch (error) {
        wait = waitOf(error);
        throw error;
      }
    });
    setSent(isDone);
    if (wait > 0) countdown.start(wait);
  };
  return (
    <>
      <Button isBusy={act.isBusy} disabled={countdown.left > 0} onClick={press}>
        {countdown.left > 0 ? `Send again in ${formatClock(countdown.left)}` : "Send again"}
      </Button>
      {isSent ? <Right>{done}</Right> : null}
      {act.failure ? <Wrong>{failureLabel(act.failure)}</Wrong> : null}
    </>
  );
}

/** How long a refused send must wait: as long as the server says, and not at all for other failures. */
export function waitOf(error: unknown): number {
  if (!(error instanceof Error && "code" in error && error.code === "too_many_requests" && "details" in error)) return 0;
  const { details } = error;
  const seconds = typeof details === "object" && details !== null && "retryAfterSeconds" in details ? details.retryAfterSeconds : null;
  return typeof seconds === "number" && seconds > 0 ? seconds : RESEND_SECONDS;
}

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
