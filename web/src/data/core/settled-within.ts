import { Failure } from "@awning/domain/errors/failure";

const PATIENCE_MS = 10_000;

/**
 * Waits for something only the server can confirm. On a dead connection, that never happens.
 * @param signal ends the waiting; its reason is thrown then
 * @throws Failure `offline` when there is no answer in ten seconds
 */
export async function settledWithin<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  let end = () => {};
  const ended = new Promise<never>((_, refuse) => {
    const timer = setTimeout(() => refuse(new Failure("offline")), PATIENCE_MS);
    const stop = () => refuse(signal?.reason);
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop);
    end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
    };
  });
  return await Promise.race([ended, work]).finally(end);
}
