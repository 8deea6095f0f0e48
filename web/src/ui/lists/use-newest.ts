import { useCallback, useEffect, useRef, useState } from "react";

/**
 * The stored value, or the newest local change to it. When several fields share one stored value, a quick second change must
 * build on the first, before it is read back.
 */
export function useNewest<Value>(stored: Value): [Value, (next: Value) => void] {
  const [newest, setNewest] = useState(stored);
  const made = useRef<string[]>([]);
  const written = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value that is read anew and says the same is no news
  useEffect(() => {
    // Local changes are read back in order; all but the last are outdated.
    const at = made.current.indexOf(written);
    made.current = at < 0 ? [] : made.current.slice(at + 1);
    if (made.current.length === 0) setNewest(stored);
  }, [written]);
  const make = useCallback((next: Value) => {
    made.current.push(JSON.stringify(next));
    setNewest(next);
  }, []);
  return [newest, make];
}
