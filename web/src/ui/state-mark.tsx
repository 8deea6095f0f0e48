import "./state-mark.css";

export type StateShape = "ring" | "quarter" | "half" | "disc" | "bar" | "alert";
export type StateTone = "faint" | "sky" | "leaf" | "sun" | "red";

const TONE_CLASS: Record<StateTone, string> = { faint: "over", sky: "move", leaf: "done", sun: "wait", red: "bad" };

/**
 * A status as icon and word: the shape shows progress, the color whose turn it is. `sun` (waits for you) and `red` (went
 * wrong) get a background; other states never do.
 */
export function StateMark({ shape, tone, word, className = "" }: { shape: StateShape; tone: StateTone; word: string; className?: string }) {
  return (
    <span className={`state state--${TONE_CLASS[tone]} ${className}`}>
      <svg className="state__mark" viewBox="0 0 16 16" aria-hidden="true">
        <Mark shape={shape} />
      </svg>
      {word}
    </span>
  );
}

function Mark({ shape }: { shape: StateShape }) {
  if (shape === "disc")
    return (
      <>
        <circle className="fill" cx="8" cy="8" r="7" />
        <path className="cut" d="m5 8.2 2.1 2.1L11 6.2" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
      </>
    );
  if (shape === "alert")
    return (
      <>
        <circle className="fill" cx="8" cy="8" r="7" />
        <path className="cut" d="M8 4.6v4M8 11.3v.1" strokeWidth="1.9" strokeLinecap="round" />
      </>
    );
  return (
    <>
      <circle cx="8" cy="8" r="6.1" strokeWidth="1.8" />
      {shape === "quarter" ? <path className="fill" d="M8 4.4A3.6 3.6 0 0 1 11.6 8H8z" /> : null}
      {shape === "half" ? <path className="fill" d="M8 4.4a3.6 3.6 0 0 1 0 7.2z" /> : null}
      {shape === "bar" ? <path d="M5.3 8h5.4" strokeWidth="1.8" strokeLinecap="round" /> : null}
    </>
  );
}
