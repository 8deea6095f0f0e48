import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useTyped } from "#ui/use-typed.ts";
import { type ListState, readListState, toParameters } from "./order-address.ts";

/**
 * What the list shows. It stands in the address, so that going back, reloading and sharing show the same; what is being
 * typed joins it after a pause. A word that grows replaces the address before it, everything else adds one to go back to.
 */
export function useListState() {
  const [parameters, setParameters] = useSearchParams();
  const state = useMemo(() => readListState(parameters), [parameters]);
  const change = (changes: Partial<ListState>, replace = false) => setParameters(toParameters({ ...state, ...changes }), { replace });
  const [typed, setTyped] = useTyped(state.search, (search, isBegun) => change({ search }, isBegun));
  return { state, change, typed, setTyped };
}
