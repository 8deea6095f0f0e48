import type { Order } from "@awning/domain/order/order";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { isTyping } from "#ui/fields/is-typing.ts";
import { rowAt, rowsOf } from "#ui/fields/use-typed.ts";

/** The selected orders, which may be on pages that are not shown. */
export type Selection = {
  orders: readonly Order[];
  has: (id: string) => boolean;
  /** Selects an order or takes it out; `isRange` does the same to all from the last one to it. */
  toggle: (id: string, isRange: boolean) => void;
  set: (orders: readonly Order[]) => void;
};

const NOTHING: ReadonlyMap<string, Order> = new Map();

/**
 * Selects rows of the list, which are marked with `data-order`: by boxes, Shift and a click, `x`, and Shift with the arrow keys. Escape
 * clears it. `key` names what the list contains; another list starts without a selection.
 */
export function useSelection(screen: RefObject<HTMLElement | null>, shown: readonly Order[], key: string): Selection {
  const [state, setState] = useState({ key, chosen: NOTHING });
  const chosen = state.key === key ? state.chosen : NOTHING;
  const anchor = useRef<string | null>(null);
  const orders = useMemo(() => {
    const live = new Map(shown.map((order) => [order.id, order]));
    return [...chosen.values()].map((order) => live.get(order.id) ?? order);
  }, [chosen, shown]);

  const write = (next: ReadonlyMap<string, Order>) => setState({ key, chosen: next });
  const put = (some: readonly Order[], isOn: boolean) => {
    const next = new Map(chosen);
    for (const order of some)
      if (isOn) next.set(order.id, order);
      else next.delete(order.id);
    write(next);
  };
  const toggle = (id: string, isRange: boolean) => {
    const at = shown.findIndex((order) => order.id === id);
    const from = isRange ? shown.findIndex((order) => order.id === anchor.current) : at;
    const [first, last] = [Math.min(at, from < 0 ? at : from), Math.max(at, from)];
    put(shown.slice(first, last + 1), !chosen.has(id));
    anchor.current = id;
  };

  const act = useRef({ toggle, put, write });
  act.current = { toggle, put, write };
  const live = useRef({ shown, size: chosen.size });
  live.current = { shown, size: chosen.size };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open], [popover]:popover-open")) return;
      const rows = rowsOf(screen.current);
      const at = rowAt(rows);
      const idOf = (index: number) => rows[index]?.closest<HTMLElement>("[data-order]")?.dataset["order"];
      if (event.key === "Escape" && live.current.size > 0) act.current.write(NOTHING);
      const id = idOf(at);
      if (event.key === "x" && id !== undefined) act.current.toggle(id, false);
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      const next = idOf(at + step);
      if (!event.shiftKey || step === 0 || id === undefined || next === undefined) return;
      event.preventDefault();
      rows[at + step]?.focus();
      act.current.put(
        live.current.shown.filter((order) => order.id === id || order.id === next),
        true,
      );
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [screen]);

  return { orders, has: (id) => chosen.has(id), toggle, set: (all) => write(new Map(all.map((order) => [order.id, order]))) };
}
