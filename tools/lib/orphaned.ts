const EVERY_MS = 2000;

/** Calls `act` when whoever started us was killed without a word: nobody could stop us then. Returns the end of the watch. */
export function whenOrphaned(act: () => void): () => void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
