import { expect, test } from "vitest";
import { HISTORY_MAX, redo, STEP_PAUSE_MS, startHistory, step, undo } from "./history.ts";

const alone = (label: string) => ({ label, about: null, at: 0 });

test("undoes sixty steps one by one, and redoes them", () => {
  let history = startHistory(0);
  for (let n = 1; n <= 60; n++) history = step(history, n, alone(`step ${n}`));
  for (let n = 59; n >= 0; n--) {
    expect(history.past.at(-1)?.label).toBe(`step ${n + 1}`);
    history = undo(history);
    expect(history.present).toBe(n);
  }
  expect(undo(history)).toBe(history);
  for (let n = 1; n <= 60; n++) history = redo(history);
  expect(history.present).toBe(60);
  expect(redo(history)).toBe(history);
});

test("counts typing in one field as one step until it pauses or moves on", () => {
  const typed = (at: number, about = "title") => ({ label: "typed", about, at });
  let history = step(startHistory(""), "k", typed(1_000));
  history = step(history, "ki", typed(1_100));
  expect(history.past).toHaveLength(1);
  history = step(history, "kil", typed(1_100 + STEP_PAUSE_MS));
  expect(history.past).toHaveLength(2);
  history = step(history, "kiln", typed(1_200 + STEP_PAUSE_MS, "text"));
  expect(history.past.map(({ value }) => value)).toEqual(["", "ki", "kil"]);
});

test("discards the redo steps after a new step, which merges with none", () => {
  const typed = { label: "typed", about: "title", at: 10 };
  let history = undo(step(step(startHistory("a"), "b", alone("one")), "c", typed));
  history = step(history, "d", { ...typed, at: 20 });
  expect([history.present, history.past.length, history.future.length]).toEqual(["d", 2, 0]);
});

test("limits the number of undo steps", () => {
  let history = startHistory(0);
  for (let n = 1; n <= HISTORY_MAX + 20; n++) history = step(history, n, alone("more"));
  expect([history.past.length, history.past[0]?.value]).toEqual([HISTORY_MAX, 20]);
});
