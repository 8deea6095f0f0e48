import { useSyncExternalStore } from "react";

const NARROW = "(max-width: 760px)";

/** Whether the screen is a phone's, by the same width as the styles. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(NARROW);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => window.matchMedia(NARROW).matches,
  );
}
