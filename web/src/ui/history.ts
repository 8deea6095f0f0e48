/** The most undo steps. */
export const HISTORY_MAX = 100;
/** Typing in one field counts as one step until it pauses this long. */
export const STEP_PAUSE_MS = 1_200;

type Step<Value> = { value: Value; label: string };

/** A value with its undo history. `past` and `future` hold earlier and later values, with the label of the step between. */
export type History<Value> = {
  present: Value;
  past: readonly Step<Value>[];
  future: readonly Step<Value>[];
  /** The subject and time of the newest step; a step with the same subject soon after merges with it. */
  last: { about: string; at: number } | null;
};

export function startHistory<Value>(present: Value): History<Value> {
  return { present, past: [], future: [], last: null };
}

/**
 * Adds a step and discards the redo steps.
 * @param about the field being typed into, so that typing merges into one step; `null` never merges
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

/** Undoes the newest step. */
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

/** Redoes the step undone last. */
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
