import { useEffect, useState } from "react";
import { useOnline } from "./hooks/use-online.ts";

/**
 * A part of the app that comes after the screen it belongs to. Fetched once; what could not be fetched is asked for again
 * with the next connection, and the screen works without it until then.
 */
export function lazyPart<Part>(fetchPart: () => Promise<Part>) {
  let here: Part | null = null;
  const load = async () => {
    here = await fetchPart();
  };
  /** The part, or null until it is here; fetched only when it is wanted. */
  const usePart = (isWanted = true): Part | null => {
    const [part, setPart] = useState<Part | null>(() => here);
    const isOnline = useOnline();
    useEffect(() => {
      if (part !== null || !isWanted || !isOnline) return;
      load().then(
        () => setPart(() => here),
        () => undefined,
      );
    }, [part, isWanted, isOnline]);
    return part;
  };
  return { load, usePart };
}
