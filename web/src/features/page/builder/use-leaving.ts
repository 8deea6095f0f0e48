import { useCallback, useEffect, useRef } from "react";

/** A signal that ends once what is open is closed or left: what only waited until then is not done behind the person's back. */
export function useLeaving(isOpen = true): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    if (!isOpen) return;
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, [isOpen]);
  return useCallback(() => leaving.current.signal, []);
}
