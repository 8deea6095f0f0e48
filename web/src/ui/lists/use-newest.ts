import { useCallback, useEffect, useRef, useState } from "react";

/**
 * What is stored, or what was made of it a moment ago: where several fields share one stored value, a second quick change must
 * be made to the first, also before that is read again.
 */
export function useNewest<Value>(stored: Value): [Value, (next: Value) => void] {
  const [newest, setNewest] = useState(stored);
  const made = useRef<string[]>([]);
  const written = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value that is read anew and says the same is no news
  useEffect(() => {
    // One's own changes are read again one after the other: all but the last of them are old news.
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
