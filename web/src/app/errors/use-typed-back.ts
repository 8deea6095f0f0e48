import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { recall } from "#data/core/browser-storage.ts";

/** As in `aside.ts`, which is loaded only when there is something. */
const KEY = "awning:unsaved:typed";

/**
 * Gives back what was typed on a screen that broke, or whose sign-in ended, when it stands again.
 * @param owner who is signed in; `null` where nobody is
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
