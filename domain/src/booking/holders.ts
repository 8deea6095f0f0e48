/**
 * How many times one network may keep at a site: those that are held while a form is filled in, and bookings to come of guests whose
 * address nobody has confirmed. A class or a family behind one address needs a few; a calendar has many.
 */
export const HOLDER_PLACES = { held: 3, booked: 6 } as const;
export type HolderPlaceKind = keyof typeof HOLDER_PLACES;

/** The ids of the places of a network. A booking takes one as it takes its time: whoever creates the document has it. */
export function holderPlaces(network: string, kind: HolderPlaceKind): string[] {
  return Array.from({ length: HOLDER_PLACES[kind] }, (_, index) => `${network}_${kind}${index}`);
}
