import { useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";

/**
 * The state of a list, stored in the address so that going back, reloading and sharing show the same. `change` adds a history entry, or
 * replaces the current one.
 * @param read and `write` must stay the same between renders
 */
export function useAddressState<State extends object>(
  read: (parameters: URLSearchParams) => State,
  write: (state: State) => Record<string, string>,
  { isScrollKept = false } = {},
): [State, (changes: Partial<State>, replace?: boolean) => void] {
  const [parameters, setParameters] = useSearchParams();
  const state = useMemo(() => read(parameters), [read, parameters]);
  // Ahead of what is rendered: a pause in typing may end between a press and the address that it asked for.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const change = (changes: Partial<State>, replace = false) => {
    latest.current = { ...latest.current, ...changes };
    setParameters(write(latest.current), { replace, preventScrollReset: isScrollKept });
  };
  return [state, change];
}
