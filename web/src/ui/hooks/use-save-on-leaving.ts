import { useEffect } from "react";

/** In another tab the user may close this one or sign out, without another event here. */
const LEAVING = ["pagehide", "visibilitychange"] as const;

/**
 * Flushes a debounced save when the user leaves the screen or the tab.
 * @param save must be stable between renders
 */
export function useSaveOnLeaving(save: () => void): void {
  useEffect(() => {
    for (const type of LEAVING) window.addEventListener(type, save);
    return () => {
      for (const type of LEAVING) window.removeEventListener(type, save);
      save();
    };
  }, [save]);
}
