import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { recall } from "#data/core/browser-storage.ts";

/** The key of `aside.ts`, which loads only when there is text to restore. */
const KEY = "awning:unsaved:typed";

/**
 * Restores the text typed on a screen that broke or whose session ended, once it is mounted again.
 * @param owner the signed-in user; `null` when signed out
 */
export function useTypedBack(owner: string | null): void {
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again keeps the address and changes the key
  useLayoutEffect(() => {
    if (recall("sessionStorage", KEY) === null) return;
    let stop = () => {};
    let isGone = false;
    void import("./typed.ts").then(
      ({ giveTypedBack }) => {
        if (!isGone) stop = giveTypedBack({ owner, pathname });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [owner, pathname, key]);
}
