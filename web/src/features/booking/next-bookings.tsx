import { lazyPart } from "#ui/lazy-part.ts";

/** Comes while the first screen is on its way: who takes no bookings does not wait for it. */
const nextList = lazyPart(async () => (await import("./next-list.tsx")).NextList);

/** The next bookings on the first screen; nothing where there are none. */
export function NextBookings() {
  const NextList = nextList.usePart();
  return NextList ? <NextList /> : null;
}
