import { lazyPart } from "#ui/lazy-part.ts";

/** Loaded while the first screen loads. */
const nextList = lazyPart(async () => (await import("./next-list.tsx")).NextList);

/** The next bookings on the home screen; draws nothing without any. `onKnown` is called once it is known whether there are any. */
export function NextBookings({ onKnown }: { onKnown: () => void }) {
  const NextList = nextList.usePart();
  return NextList ? <NextList onKnown={onKnown} /> : null;
}
