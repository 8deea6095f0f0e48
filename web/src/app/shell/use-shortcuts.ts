import { useEffect } from "react";
import { isTyping } from "#ui/fields/is-typing.ts";

/** Handles Ctrl/Cmd-K (palette) and `?` (shortcuts), never while the user types. */
export function useShortcuts({ onFind, onHelp }: { onFind: () => void; onHelp: () => void }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        onFind();
      } else if (event.key === "?" && !event.metaKey && !event.ctrlKey && !isTyping(event.target)) {
        event.preventDefault();
        onHelp();
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [onFind, onHelp]);
}

/** The label of the modifier key on this device. */
export function findKey(): string {
  return /mac|iphone|ipad/i.test(navigator.platform) ? "⌘K" : "Ctrl K";
}
