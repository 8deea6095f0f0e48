/** How long nothing may be heard before somebody looks, ms. */
const PATIENCE_MS = 5000;
/** Ms to the next look; each is twice as far away as the one before. */
const SOON_MS = 3000;
const LATEST_MS = 60_000;

/** What came of a look. `over`: there will never be anything to see again. */
export type Looked = "seen" | "unseen" | "over";

/**
 * Looks after something that should be heard of by itself but may not be: a connection can break, hang or be refused while the
 * page that needs it is reachable. It is looked at at growing distances as long as nothing is heard, and once whenever the page
 * comes to the front or online again, since what slept may have missed something without knowing. Nobody looks for a page that
 * nobody sees.
 * @param tell whether what is shown is as it should be: heard or seen
 * @returns takes whether it is heard right now
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
