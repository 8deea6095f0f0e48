import { useEffect, useState } from "react";

/**
 * What is stored, or what was made of it a moment ago: where several fields share one stored value, a second quick change must
 * be made to the first, also before that is read again.
 */
export function useNewest<Value>(stored: Value): [Value, (next: Value) => void] {
  const [newest, setNewest] = useState(stored);
  const written = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value that is read anew and says the same is no news
  useEffect(() => setNewest(stored), [written]);
  return [newest, setNewest];
}
