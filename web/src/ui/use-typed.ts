import { useEffect, useRef, useState } from "react";

const TYPING_PAUSE_MS = 250;

/**
 * What is being typed into a search that stands somewhere else, in an address for example. `tell` hears it after a pause,
 * without spaces around it; `isBegun` when it goes on from something that was told before. Whatever else changes the search
 * shows in the input.
 */
export function useTyped(search: string, tell: (search: string, isBegun: boolean) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(search);
  const told = useRef(search);
  const telling = useRef(tell);
  telling.current = tell;

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
      telling.current(wanted, isBegun);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, setTyped];
}
