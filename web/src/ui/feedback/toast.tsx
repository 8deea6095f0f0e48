import { useEffect, useState } from "react";
import "./toast.css";
import type { ToastContent } from "./toasts.tsx";

const SHORT_MS = 5_000;
/** How long a deletion can be taken back. */
export const UNDO_MS = 10_000;
/** The first screen has the line for itself. */
const LOAD_AFTER_MS = 1_500;

// What shows toasts is a tenth of the frame of the dashboard, and nobody has done anything yet when a screen opens.
type Loaded = typeof import("./toasts.tsx");
let standing: Loaded | null = null;
let waiting: ToastContent[] = [];
let load = () => {};

/** The place where toasts appear. Stands once in the shell. */
export function Toaster() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    // What does not arrive is asked for again with the next toast, or with the next connection.
    load = () => void import("./toasts.tsx").then(setLoaded, () => undefined);
    // Safari has no word for an idle browser.
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

/** Says in one line that something happened. */
export function showToast(text: string, act?: { label: string; onSelect: () => void }): void {
  showOrKeep({ text, act, lastsMs: SHORT_MS, isTimed: false });
}

/** Says that something was taken away and offers it back for {@link UNDO_MS}; the time runs out as a stripe. */
export function showUndoToast(text: string, undo: () => void): void {
  showOrKeep({ text, act: { label: "Undo", onSelect: undo }, lastsMs: UNDO_MS, isTimed: true });
}

/** What is said before the place stands is shown as soon as it does. */
function showOrKeep(content: ToastContent): void {
  if (standing) standing.show(content);
  else {
    waiting.push(content);
    load();
  }
}
