import { expect, test } from "vitest";
import { createTrail } from "./history-state.ts";

/** A history entry, as it survives a reload. */
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

test("restores a left entry’s position after a reload", () => {
  const browser = history();
  const before = createTrail(browser);
  const { entry, isNew } = before.here();
  expect(isNew).toBe(true);
  before.mark(entry, { y: 420, focus: "https://awning.example/harbour/shop" });
  const after = createTrail(history(structuredClone(browser.state)));
  expect(after.here()).toEqual({ entry, isNew: false });
  expect(after.markOf(entry)).toEqual({ y: 420, focus: "https://awning.example/harbour/shop" });
});

test("stores the position of a left entry beside the history, and that of the current one in it", () => {
  const browser = history();
  const trail = createTrail(browser);
  const first = trail.here().entry;
  const second = trail.push("/harbour/shop");
  trail.mark(first, { y: 90, focus: "" });
  expect(trail.markOf(first).y).toBe(90);
  expect([trail.here().entry, trail.markOf(second).y]).toEqual([second, 0]);
});

test("keeps a foreign state, and treats a damaged one as a new entry", () => {
  const browser = history({ orderKey: "k", page: 7, y: "high" });
  const { isNew } = createTrail(browser).here();
  expect([isNew, browser.state]).toMatchObject([true, { orderKey: "k", y: 0 }]);
});
