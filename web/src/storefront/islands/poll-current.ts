/** How long without an update before polling, in ms. */
const PATIENCE_MS = 5000;
/** Ms to the next poll; doubled each time. */
const SOON_MS = 3000;
const LATEST_MS = 60_000;

/** The result of a poll. `over`: there will be no more updates. */
export type Looked = "seen" | "unseen" | "over";

/**
 * Polls as a fallback for a live connection, which can break, hang or be refused while the page is still reachable. It polls
 * at growing intervals while nothing arrives, and once whenever the page becomes visible or online, because a suspended page
 * may have missed an update. Hidden pages are not polled.
 * @param tell whether the page is current, by the connection or by polling
 * @returns a function that takes whether the connection works now
 */
export function pollCurrent(look: () => Promise<Looked>, tell: (isCurrent: boolean) => void): (isHeard: boolean) => void {
  let [isHeard, isLooking, isOver] = [false, false, false];
  let gap = SOON_MS;
  let lookedAt = performance.now();
  let timer = setTimeout(lookNow, PATIENCE_MS);
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);

  function wake(): void {
    gap = SOON_MS;
    if (performance.now() - lookedAt > SOON_MS) void lookNow();
  }

  async function lookNow(): Promise<void> {
    clearTimeout(timer);
    if (isLooking || isOver || document.hidden) return;
    isLooking = true;
    const looked = await look();
    isLooking = false;
    lookedAt = performance.now();
    isOver = looked === "over";
    tell(isHeard || looked === "seen");
    if (isHeard || isOver) return;
    timer = setTimeout(lookNow, gap);
    gap = Math.min(gap * 2, LATEST_MS);
  }

  return (hears) => {
    if (hears || isHeard) clearTimeout(timer);
    if (hears) tell(true);
    else if (isHeard) timer = setTimeout(lookNow, SOON_MS);
    if (hears) gap = SOON_MS;
    isHeard = hears;
  };
}
