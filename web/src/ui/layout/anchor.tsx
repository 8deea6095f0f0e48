import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import "./anchor.css";

const CONTROLS = ":is(input, textarea, select, button, a[href], [contenteditable=true]):not(:disabled)";

/** The navigation whose row was shown and left again: a row that comes back later does not take the focus once more. */
let left = "";

/**
 * Makes an element a row that an address can name after `#`: it is scrolled into view and highlighted until it loses the focus,
 * which its first usable control gets. A row that appears later is shown then.
 */
export function useAnchor<Row extends HTMLElement>(id: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same row again is another navigation
  useEffect(() => {
    const element = row.current;
    if (!element || hash !== `#${id}` || left === key + hash) return;
    element.scrollIntoView({ block: "center" });
    // A row whose control cannot be used is still where readers continue.
    element.tabIndex = -1;
    (element.querySelector<HTMLElement>(CONTROLS) ?? element).focus({ preventScroll: true });
    element.toggleAttribute("data-found", true);
    const leave = () => {
      left = key + hash;
      element.removeAttribute("data-found");
    };
    element.addEventListener("focusout", leave, { once: true });
    return () => {
      element.removeEventListener("focusout", leave);
      element.removeAttribute("data-found");
    };
  }, [id, hash, key]);
  return row;
}

/** A row of a form with an address of its own; see {@link useAnchor}. */
export function Anchor({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} ref={useAnchor<HTMLDivElement>(id)} className="anchor">
      {children}
    </div>
  );
}
