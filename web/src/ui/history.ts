/** How many steps can be taken back. */
export const HISTORY_MAX = 100;
/** Typing in one place counts as one step until it pauses this long. */
export const STEP_PAUSE_MS = 1_200;

type Step<Value> = { value: Value; label: string };

/** A value with the way that led to it. `past` and `future` hold what it was, with the words of the step between. */
export type History<Value> = {
  present: Value;
  past: readonly Step<Value>[];
  future: readonly Step<Value>[];
  /** What the newest step was about, and when; a step about the same thing soon after joins it. */
  last: { about: string; at: number } | null;
};

export function startHistory<Value>(present: Value): History<Value> {
  return { present, past: [], future: [], last: null };
}

/**
 * Takes a step. What was taken back before can then no longer come again.
 * @param about names the place that is typed into, so that a word is one step and not one for each letter; `null` stands alone
 * @param at ms since 1970
 */
export function step<Value>(
  history: History<Value>,
  present: Value,
  { label, about, at }: { label: string; about: string | null; at: number },
): History<Value> {
  const { last } = history;
  const newest = about === null ? null : { about, at };
  if (last && about === last.about && at - last.at < STEP_PAUSE_MS) return { ...history, present, future: [], last: newest };
  const past = [...history.past, { value: history.present, label }].slice(-HISTORY_MAX);
  return { present, past, future: [], last: newest };
}

/** Takes the newest step back. */
export function undo<Value>(history: History<Value>): History<Value> {
  const back = history.past.at(-1);
  if (!back) return history;
  return {
    present: back.value,
    past: history.past.slice(0, -1),
    future: [...history.future, { value: history.present, label: back.label }],
    last: null,
  };
}

/** Takes the step again that was taken back last. */
export function redo<Value>(history: History<Value>): History<Value> {
  const again = history.future.at(-1);
  if (!again) return history;
  return {
    present: again.value,
    past: [...history.past, { value: history.present, label: again.label }],
    future: history.future.slice(0, -1),
    last: null,
  };
}
