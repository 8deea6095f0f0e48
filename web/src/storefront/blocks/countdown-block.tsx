import type { BlockProps } from "@awning/domain/block";
import { dateWords } from "@awning/domain/date-words";
import type { BlockContext } from "./block-context.ts";
import { timeLeft } from "./switches.ts";

/** Counts down in days and hours, in the last day in hours and minutes; then it says what the owner wrote for after. */
export function CountdownBlock({ title, until, timeZone, after, context }: BlockProps<"countdown"> & { context: BlockContext }) {
  if (until === null) return null;
  const left = timeLeft(until, context.now);
  if (!left) return after ? <p className="until until--over">{after}</p> : null;
  const moment = dateWords(until, context.site.profile.language, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  });
  return (
    <div className="until">
      {title && <h2>{title}</h2>}
      <p className="until__n">
        {left.map(({ count, unit }) => (
          <span key={unit}>
            <b>{count}</b> {count === 1 ? unit : `${unit}s`}
          </span>
        ))}
      </p>
      <p className="soft">
        <time dateTime={new Date(until).toISOString()}>{moment}</time>
      </p>
    </div>
  );
}
