/**
 * Works on each of `all`, some at once, until the first fails or `signal` is aborted. Then nothing more begins, and what is under way is
 * waited for. `work` gets a signal that is aborted in both cases.
 * @throws the first reason
 */
export async function workThrough<Of>(
  all: readonly Of[],
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
  work: (one: Of, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const ending = new AbortController();
  const stop = () => ending.abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  const waiting = all.values();
  const worker = async () => {
    for (const one of waiting) {
      ending.signal.throwIfAborted();
      await work(one, ending.signal).catch((error: unknown) => {
        ending.abort(error);
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  signal.removeEventListener("abort", stop);
  if (ends.some(({ status }) => status === "rejected")) ending.signal.throwIfAborted();
}
