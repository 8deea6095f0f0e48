import { useEffect } from "react";

/** Who goes to another tab may close this one there, or sign out: this one is asked nothing any more. */
const LEAVING = ["pagehide", "visibilitychange"] as const;

/**
 * Saves what waits for a pause in typing, when there may be no pause any more: the screen is left, or the tab is.
 * @param save stays the same function from one drawing to the next
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
