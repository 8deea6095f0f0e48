import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { giveTypedBack } from "./typed.ts";

/**
 * Gives back what was typed on a screen that broke, or whose sign-in ended, when it stands again.
 * @param owner who is signed in; `null` where nobody is
 */
export function useTypedBack(owner: string | null): void {
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again keeps the address and changes the key
  useLayoutEffect(() => giveTypedBack({ owner, pathname }), [owner, pathname, key]);
}
