import { useEffect, useState } from "react";
import { useOnline } from "./hooks/use-online.ts";

/**
 * A chunk loaded after its screen. A failed load is retried with the next connection, and the screen works without it until
 * then.
 */
export function lazyPart<Part>(fetchPart: () => Promise<Part>) {
  let here: Part | null = null;
  const load = async () => {
    here = await fetchPart();
  };
  /** The chunk, or null until loaded; loaded only when wanted. */
  const usePart = (isWanted = true): Part | null => {
    const [part, setPart] = useState<Part | null>(() => here);
    const isOnline = useOnline();
    useEffect(() => {
      // With the worker its chunks are on this device.
      if (part !== null || !isWanted || !(isOnline || navigator.serviceWorker?.controller)) return;
      load().then(
        () => setPart(() => here),
        () => undefined,
      );
    }, [part, isWanted, isOnline]);
    return part;
  };
  return { load, usePart };
}
