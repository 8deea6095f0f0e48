import { test, vi } from "vitest";
import { startClock } from "./play.ts";
import { loadEverything, openWorld } from "./world.ts";

/** A shop as most sequences know it. */
export const SHAPE = { currency: "EUR", taxMode: "none", cancelMinutes: 30 } as const;

/** By a clock that stands where sequences begin; the world is a new shop of that shape for a test that names it. */
export const model = test
  .extend("loaded", { scope: "file", auto: true }, loadEverything)
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from this pattern what a fixture needs.
  .extend("clock", { auto: true }, ({}, { onCleanup }) => {
    startClock();
    onCleanup(() => void vi.useRealTimers());
    return vi;
  })
  .extend("world", ({ clock: _clock }) => openWorld(SHAPE));
