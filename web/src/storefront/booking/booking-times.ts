/** The free times of one month for the page of a service. Days and months are in `zone`. */
export type BookingTimes = {
  /** The visitor's own time zone, or the owner's until it is known. */
  zone: string;
  ownerZone: string;
  /** `YYYY-MM`. */
  month: string;
  /** The selected day; `null` in a month without times. */
  day: string | null;
  /** Minutes since 1970, sorted. */
  starts: readonly number[];
  /** How many places are left by start, where guests share it. */
  left: Readonly<Record<number, number>>;
  /** Full starts that visitors can wait for, sorted. */
  full: readonly number[];
  /** The months the visitor can go to; `null` at either end of the bookable range. */
  previous: string | null;
  next: string | null;
  /** When this month has no times, the next one that does. */
  nextWithTimes: string | null;
};

/** How one page links to times and submits the chosen one. */
export type TimesPlace = {
  /** Path of the page. */
  path: string;
  /** The query of every address of the page, besides month, day and zone. */
  query: Readonly<Record<string, string>>;
  /** Hidden fields submitted with a time but kept out of the address. */
  sent: Readonly<Record<string, string>>;
  /** `post` holds the pressed time; `get` shows it for confirmation. */
  method: "get" | "post";
};

/** The address of a month, or of a day in it. */
export function timesUrl(
  { path, query }: Pick<TimesPlace, "path" | "query">,
  shown: { month: string; day?: string; zone: string },
): string {
  return `${path}?${new URLSearchParams({ ...query, ...shown })}`;
}
