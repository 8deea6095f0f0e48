import { type RefObject, useEffect, useRef, useState } from "react";
import { isTyping } from "./is-typing.ts";

const TYPING_PAUSE_MS = 250;

/**
 * The input of a search whose value is elsewhere, for example in the address. `tell` is called after a pause, with the trimmed
 * text; `isBegun` when it continues an earlier call. Other changes of the search appear in the input.
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

/**
 * List shortcuts: `j` and `k` move between the links marked with `data-row`, Enter opens the focused one (it is a link), `/`
 * focuses the search. They are off while the user types or a dialog is open.
 */
export function useListKeys(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open], [popover]:popover-open")) return;
      if (event.key === "/") {
        event.preventDefault();
        screen.current?.querySelector<HTMLElement>("input[type=search]")?.focus();
      }
      if (event.key !== "j" && event.key !== "k") return;
      const rows = rowsOf(screen.current);
      const at = rowAt(rows);
      const next = event.key === "j" ? at + 1 : Math.max(0, at - 1);
      rows[Math.min(next, rows.length - 1)]?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [screen]);
}

/** The links of a list's rows. */
export function rowsOf(screen: HTMLElement | null): HTMLElement[] {
  return [...(screen?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
}

/** Which row has the focus, also on one of its buttons; -1 for none. */
export function rowAt(rows: readonly HTMLElement[]): number {
  return rows.findIndex((row) => (row.closest("li, tr") ?? row).contains(document.activeElement));
}
