import { lazyPart } from "#ui/lazy-part.ts";

/** Loaded after the screen: what knows people is shared by the screens of people alone. */
export const knownGuest = lazyPart(() => import("./known-guest.tsx"));
