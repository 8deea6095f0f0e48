import { formatTime } from "../labels.ts";

/** A point in time. The server formats it in UTC; the script converts it to the reader's time zone. */
export function Moment({ at, language, timeZone = "UTC" }: { at: number; language: string; timeZone?: string }) {
  return (
    <time dateTime={new Date(at).toISOString()} lang={language} data-local>
      {formatTime(at, language, timeZone)}
    </time>
  );
}
