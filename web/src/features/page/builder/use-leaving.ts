import { useCallback, useEffect, useRef } from "react";

/** A signal that aborts once the open sheet closes or unmounts, so a pending action does not run afterwards. */
export function useLeaving(isOpen = true): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    if (!isOpen) return;
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, [isOpen]);
  return useCallback(() => leaving.current.signal, []);
}
