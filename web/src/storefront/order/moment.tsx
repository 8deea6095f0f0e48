import { timeWords } from "../words.ts";

/** A point in time. The server says it in UTC; the script puts it into the reader's own time zone. */
export function Moment({ at, timeZone = "UTC" }: { at: number; timeZone?: string }) {
  return (
    <time dateTime={new Date(at).toISOString()} data-local>
      {timeWords(at, timeZone)}
    </time>
  );
}
