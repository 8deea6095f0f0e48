/**
 * How many times one network may keep at a site: holds, and upcoming bookings of guests with an unconfirmed address. Enough for a family or
 * class behind one address, but not for a whole calendar.
 */
export const HOLDER_PLACES = { held: 3, booked: 6 } as const;
/**
 * How many all networks together may keep at a site, so that a calendar of months cannot be filled from many: of holds, above which one is
 * given back; of holds and bookings, above which a booking needs a code; and of times in orders that wait for their payment.
 */
export const SITE_PLACES = { held: 40, all: 100, unpaid: 200 } as const;
export type HolderPlaceKind = keyof typeof HOLDER_PLACES;

/** The place ids of a network. Creating the document claims the place, in the same commit as the time. */
export function holderPlaces(network: string, kind: HolderPlaceKind): string[] {
  return Array.from({ length: HOLDER_PLACES[kind] }, (_, index) => `${network}_${kind}${index}`);
}
