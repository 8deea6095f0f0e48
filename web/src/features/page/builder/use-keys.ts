import { walkBlocks } from "@awning/domain/page/blocks";
import { useEffect, useRef } from "react";
import type { Builder } from "./use-builder.ts";
import type { Draft } from "./use-draft.ts";

type On = { builder: Builder; draft: Pick<Draft, "undo" | "redo">; onAdd: () => void; onProps: () => void; isOff: boolean };

/**
 * The editor's shortcuts. With Ctrl or Cmd they work everywhere but in dialogs; single keys only while a block has the focus,
 * never while the user types.
 */
export function useKeys(on: On): void {
  const latest = useRef(on);
  latest.current = on;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { builder, draft, isOff } = latest.current;
      if (isOff || event.defaultPrevented || event.isComposing || document.querySelector("dialog[open], [popover]:popover-open")) return;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.altKey && (key === "z" || key === "y")) {
        event.preventDefault();
        if (key === "y" || event.shiftKey) draft.redo();
        else draft.undo();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === "escape" && builder.editingId) {
        event.preventDefault();
        builder.edit(null);
        return;
      }
      const id = event.target instanceof HTMLElement ? event.target.dataset.box : undefined;
      if (id !== undefined && act(key, id, latest.current)) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** @returns whether the key was handled */
function act(key: string, id: string, { builder, onAdd, onProps }: On): boolean {
  const order = [...walkBlocks(builder.blocks)].map(({ block }) => block);
  const at = order.findIndex((block) => block.id === id);
  const block = order[at];
  if (!block) return false;
  const acts: Record<string, () => void> = {
    arrowup: () => builder.step(id, "up"),
    arrowdown: () => builder.step(id, "down"),
    delete: () => builder.remove(id),
    backspace: () => builder.remove(id),
    d: () => builder.duplicate(id),
    a: onAdd,
    j: () => focusBox(order[at + 1]?.id),
    k: () => focusBox(order[at - 1]?.id),
    enter: () => (block.type === "text" ? builder.edit(id) : onProps()),
    e: onProps,
  };
  const chosen = acts[key];
  chosen?.();
  return chosen !== undefined;
}

function focusBox(id: string | undefined): void {
  if (id !== undefined) document.querySelector<HTMLElement>(`[data-box="${CSS.escape(id)}"]`)?.focus();
}
