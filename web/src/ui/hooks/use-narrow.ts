import { useSyncExternalStore } from "react";

/** Whether the screen is a phone's, or no wider than `pixels`: the same breakpoint as in the styles. */
export function useNarrow(pixels = 760): boolean {
  const narrow = `(max-width: ${pixels}px)`;
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(narrow);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => window.matchMedia(narrow).matches,
  );
}
