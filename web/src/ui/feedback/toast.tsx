import { useEffect, useState } from "react";
import "./toast.css";
import type { ToastContent } from "./toasts.tsx";

const SHORT_MS = 5_000;
/** How long a deletion can be undone. */
export const UNDO_MS = 10_000;
/** Leaves the connection to the first screen. */
const LOAD_AFTER_MS = 1_500;

// The toast library is a tenth of the dashboard's frame and is not needed when a screen opens.
type Loaded = typeof import("./toasts.tsx");
let standing: Loaded | null = null;
let waiting: ToastContent[] = [];
let load = () => {};

/** Where toasts appear. Rendered once in the shell. */
export function Toaster() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    // A failed load is retried with the next toast or connection.
    load = () => void import("./toasts.tsx").then(setLoaded, () => undefined);
    // Safari has no `requestIdleCallback`.
    const timer = setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(() => load()) : load()), LOAD_AFTER_MS);
    window.addEventListener("online", load);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", load);
    };
  }, []);
  useEffect(() => {
    if (!loaded) return;
    standing = loaded;
    for (const content of waiting) loaded.show(content);
    waiting = [];
    return () => {
      standing = null;
    };
  }, [loaded]);
  return loaded ? <loaded.Toasts /> : null;
}

/** Shows a one-line message. */
export function showToast(text: string, act?: { label: string; onSelect: () => void }): void {
  showOrKeep({ text, act, lastsMs: SHORT_MS, isTimed: false });
}

/** Shows that something was removed, with an undo for {@link UNDO_MS}; a stripe shows the time left. */
export function showUndoToast(text: string, undo: () => void): void {
  showOrKeep({ text, act: { label: "Undo", onSelect: undo }, lastsMs: UNDO_MS, isTimed: true });
}

/** Toasts shown before the toaster has loaded appear once it has. */
function showOrKeep(content: ToastContent): void {
  if (standing) standing.show(content);
  else {
    waiting.push(content);
    load();
  }
}
