import { useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { type ListState, readListState, toParameters } from "./order-address.ts";

const TYPING_PAUSE_MS = 250;

/**
 * What the list shows. It stands in the address, so that going back, reloading and sharing show the same; what is being
 * typed joins it after a pause. A word that grows replaces the address before it, everything else adds one to go back to.
 */
export function useListState() {
  const [parameters, setParameters] = useSearchParams();
  const state = useMemo(() => readListState(parameters), [parameters]);
  const { search } = state;
  const [typed, setTyped] = useState(search);
  const told = useRef(search);

  const change = (changes: Partial<ListState>, replace = false) => setParameters(toParameters({ ...state, ...changes }), { replace });
  const join = useRef(change);
  join.current = change;

  useEffect(() => {
    if (told.current === search) return;
    told.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === told.current) return;
    const timer = setTimeout(() => {
      const isBegun = told.current !== "";
      told.current = wanted;
      join.current({ search: wanted }, isBegun);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return { state, change, typed, setTyped };
}
