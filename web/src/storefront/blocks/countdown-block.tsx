import type { BlockProps } from "@awning/domain/page/block";
import { formatDate } from "@awning/domain/time/format";
import type { BlockContext } from "./signup-block.tsx";
import { timeLeft } from "./time-left.ts";

/**
 * Counts down in days and hours, on the last day in hours and minutes, then shows the owner's closing text. The island `until`
 * keeps an open page up to date.
 */
export function CountdownBlock({ title, until, timeZone, after, context }: BlockProps<"countdown"> & { context: BlockContext }) {
  if (until === null) return null;
  const left = timeLeft(until, context.now);
  if (!left) return after ? <p className="until until--over">{after}</p> : null;
  const moment = formatDate(until, context.site.profile.language, {
    ...{ weekday: "long", day: "numeric", month: "long", year: "numeric" },
    // The zone is named because visitors may live in another one.
    ...{ hour: "numeric", minute: "2-digit", timeZoneName: "short", timeZone },
  });
  return (
    <div className="until" data-until={until} data-after={after}>
      {title && <h2>{title}</h2>}
      <p className="until__n">
        {left.map(({ count, unit }) => (
          <span key={unit}>
            <b>{count}</b> {unit}
          </span>
        ))}
      </p>
      <p className="soft">
        <time dateTime={new Date(until).toISOString()}>{moment}</time>
      </p>
    </div>
  );
}
