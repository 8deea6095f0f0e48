const EVERY_MS = 2000;

/** Calls `act` if our parent process was killed and cannot stop us. Returns a function that ends the watch. */
export function whenOrphaned(act: () => void): () => void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
