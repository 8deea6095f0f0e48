// Apart from the list of brands, which pages do not carry.

/** Where the drawings of brands are. Their names say which version they are of, because browsers keep them for ever. */
export const MARKS = { place: "/assets/marks", version: "16.37.0" };

/** The address of a brand's drawing: an SVG file of 24 by 24 units, in one color. */
export function markAddress(mark: string): string {
  return `${MARKS.place}/${mark}-${MARKS.version}.svg`;
}
