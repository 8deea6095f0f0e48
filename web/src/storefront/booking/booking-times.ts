/** The free times of one month, as the page of a service shows them. Days and months are those of `zone`. */
export type BookingTimes = {
  /** The visitor's own zone, or the owner's until it is known. */
  zone: string;
  ownerZone: string;
  /** `YYYY-MM`. */
  month: string;
  /** The day that is looked at; `null` in a month without times. */
  day: string | null;
  /** Minutes since 1970, in order. */
  starts: readonly number[];
  /** The months that can be gone to; `null` at either end of what can be booked. */
  previous: string | null;
  next: string | null;
  /** Where this month has no times: the next one that does. */
  nextWithTimes: string | null;
};

/** How times are reached and chosen on one page. */
export type TimesPlace = {
  /** Path of the page. */
  path: string;
  /** What every address of the page carries besides month, day and zone. */
  query: Readonly<Record<string, string>>;
  /** What is sent with a time and stands in no address. */
  sent: Readonly<Record<string, string>>;
  /** `post` holds the time that is pressed; `get` shows it to be confirmed. */
  method: "get" | "post";
};

/** The address that shows a month, or a day of it. */
export function timesUrl(
  { path, query }: Pick<TimesPlace, "path" | "query">,
  shown: { month: string; day?: string; zone: string },
): string {
  return `${path}?${new URLSearchParams({ ...query, ...shown })}`;
}
