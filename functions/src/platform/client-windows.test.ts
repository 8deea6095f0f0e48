import { expect, test } from "vitest";
import { ClientWindows } from "./rate-limits.ts";

const limits = { windowMs: 60_000, perClient: 3, together: 10, clients: 4 };

function passed(windows: ClientWindows, client: string, tries: number, now = 0): number {
  return Array.from({ length: tries }, () => windows.count(client, now)).filter((seconds) => seconds === 0).length;
}

test("each client has its own limit, and hears when to come again", () => {
  const windows = new ClientWindows(limits);
  expect(passed(windows, "a", 9)).toBe(3);
  expect(passed(windows, "b", 2)).toBe(2);
  expect(windows.count("a", 15_000)).toBe(45);
  expect(windows.count("a", 59_999)).toBe(1);
});

test("the next window begins with nothing counted", () => {
  const windows = new ClientWindows(limits);
  passed(windows, "a", 9);
  expect(passed(windows, "a", 9, 60_000)).toBe(3);
});

test("many clients share one limit, and what was refused to one does not count for the others", () => {
  const windows = new ClientWindows(limits);
  expect(passed(windows, "a", 1000)).toBe(3);
  const others = Array.from({ length: 500 }, (_, index) => passed(windows, `client ${index}`, 1)).reduce((sum, one) => sum + one);
  expect(others).toBe(7);
});
