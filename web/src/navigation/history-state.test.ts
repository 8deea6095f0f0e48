import { expect, test } from "vitest";
import { createTrail } from "./history-state.ts";

/** One entry of a history, as it outlives a reload. */
function history(state: unknown = null) {
  return {
    state,
    pushState(next: unknown) {
      this.state = next;
    },
    replaceState(next: unknown) {
      this.state = next;
    },
  };
}

test("how an entry was left outlives a reload", () => {
  const browser = history();
  const before = createTrail(browser);
  const { entry, isNew } = before.here();
  expect(isNew).toBe(true);
  before.mark(entry, { y: 420, focus: "https://awning.example/harbour/shop" });
  const after = createTrail(history(structuredClone(browser.state)));
  expect(after.here()).toEqual({ entry, isNew: false });
  expect(after.markOf(entry)).toEqual({ y: 420, focus: "https://awning.example/harbour/shop" });
});

test("an entry that was left already is remembered beside the history, and the one that is shown keeps its own", () => {
  const browser = history();
  const trail = createTrail(browser);
  const first = trail.here().entry;
  const second = trail.push("/harbour/shop");
  trail.mark(first, { y: 90, focus: "" });
  expect(trail.markOf(first).y).toBe(90);
  expect([trail.here().entry, trail.markOf(second).y]).toEqual([second, 0]);
});

test("a state of somebody else is kept, one that is damaged is a new entry", () => {
  const browser = history({ orderKey: "k", page: 7, y: "high" });
  const { isNew } = createTrail(browser).here();
  expect([isNew, browser.state]).toMatchObject([true, { orderKey: "k", y: 0 }]);
});
