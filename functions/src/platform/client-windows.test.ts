import { expect, test } from "vitest";
import { ClientWindows, countedAs } from "./rate-limits.ts";

const limits = { windowMs: 60_000, perClient: 3, together: 10, clients: 4 };

function passed(windows: ClientWindows, client: string, tries: number, now = 0): number {
  return Array.from({ length: tries }, () => windows.count(client, now)).filter((seconds) => seconds === 0).length;
}

test("limits each client and says when to retry", () => {
  const windows = new ClientWindows(limits);
  expect(passed(windows, "a", 9)).toBe(3);
  expect(passed(windows, "b", 2)).toBe(2);
  expect(windows.count("a", 15_000)).toBe(45);
  expect(windows.count("a", 59_999)).toBe(1);
});

test("starts each window at zero", () => {
  const windows = new ClientWindows(limits);
  passed(windows, "a", 9);
  expect(passed(windows, "a", 9, 60_000)).toBe(3);
});

test("applies a shared limit without counting refused requests", () => {
  const windows = new ClientWindows(limits);
  expect(passed(windows, "a", 1000)).toBe(3);
  const others = Array.from({ length: 500 }, (_, index) => passed(windows, `client ${index}`, 1)).reduce((sum, one) => sum + one);
  expect(others).toBe(7);
});

test.each([
  ["198.51.100.1", ["198.51.100.1"]],
  ["2001:db8:1:2::/64", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["site 2001:db8:1:ffff::/64", ["site 2001:db8:1:ffff::/64", "site 2001:db8:1::/48"]],
  ["somebody@example.test", ["somebody@example.test"]],
])("%s counts as %o", (who, expected) => {
  expect(countedAs(who).map((one) => one.who)).toEqual(expected);
});

test("allows a /48 ten times the requests of one network, not 65,536 times", () => {
  const windows = new ClientWindows({ ...limits, together: 10_000, clients: 10_000 });
  const tries = Array.from({ length: 500 }, (_, index) => passed(windows, `2001:db8:1:${index.toString(16)}::/64`, 1));
  expect(tries.reduce((sum, one) => sum + one)).toBe(limits.perClient * 10);
  expect(passed(windows, "2001:db8:2:0::/64", 9)).toBe(limits.perClient);
});
