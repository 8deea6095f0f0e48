import { lazyPart } from "#ui/lazy-part.ts";

/** Loaded while the first screen loads, which does not wait for it. */
const nextList = lazyPart(async () => (await import("./next-list.tsx")).NextList);

/** The next bookings on the home screen; draws nothing without any. */
export function NextBookings() {
  const NextList = nextList.usePart();
  return NextList ? <NextList /> : null;
}
