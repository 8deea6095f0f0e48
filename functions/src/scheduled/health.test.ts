import { expect, test } from "vitest";
import { judge } from "./health.ts";
import { MIGRATIONS } from "./migrations/run-migrations.ts";

const NOW = Date.UTC(2026, 10, 29, 12);
const ago = (seconds: number) => NOW - seconds * 1000;
const clean = { behind: {}, failed: [] };
const run = (seconds: number, since = 90_000) => ({ at: ago(seconds), since: ago(since), ...clean });
const runs = (urgent = 60, regular = 300, hourly = 3600) => ({ urgent: run(urgent), regular: run(regular), hourly: run(hourly) });
const startedAt = ago(30);
const SCHEMA = MIGRATIONS.length;

test("all groups ran in time, and nothing waits: well", () => {
  expect(judge({ lastBackup: undefined, runs: runs(), startedAt, schema: SCHEMA, mailSince: null }, NOW)).toMatchObject({
    ...{ status: "ok", oldestMailSeconds: 0, schema: { is: SCHEMA, wants: SCHEMA } },
    jobs: { urgent: { secondsAgo: 60, behind: {}, failed: [] } },
  });
});

test.each([
  ["the urgent one", runs(301), "stopped"],
  ["the regular one", runs(60, 1501), "stopped"],
  ["the hourly one", runs(60, 300, 18_001), "stopped"],
  ["none, in five periods each", runs(300, 1500, 18_000), "ok"],
  ["one that never ran, for longer than five of its periods", { ...runs(), hourly: null }, "stopped"],
  ["one that is not due yet in a new project", { urgent: run(60, 600), regular: run(300, 600), hourly: null }, "ok"],
  ["all of a new project", { urgent: null, regular: null, hourly: null }, "ok"],
] as const)("of the groups that have not run for long: %s", (_name, late, status) => {
  expect(judge({ lastBackup: undefined, runs: late, startedAt, schema: SCHEMA, mailSince: null }, NOW).status).toBe(status);
});

test("a project whose jobs never began is stopped once an instance has seen that for five of the shortest periods", () => {
  const never = { urgent: null, regular: null, hourly: null };
  const after = (seconds: number) =>
    judge({ lastBackup: undefined, runs: never, startedAt: ago(seconds), schema: 0, mailSince: null }, NOW).status;
  expect([after(300), after(301)]).toEqual(["ok", "stopped"]);
});

test("a job or a mail that waits for over ten minutes is behind, one that failed is told, and the worst counts", () => {
  const state = (behind: Record<string, number>, failed: string[], mail: number | null = null) => {
    const all = { ...runs(), urgent: { ...run(60), behind, failed } };
    return judge({ lastBackup: undefined, runs: all, startedAt, schema: SCHEMA, mailSince: mail === null ? null : ago(mail) }, NOW).status;
  };
  expect(state({ expiredOrders: 600 }, [])).toBe("ok");
  expect(state({ expiredOrders: 601 }, [])).toBe("behind");
  expect(state({}, [], 600)).toBe("ok");
  expect(state({}, [], 601)).toBe("behind");
  expect(state({}, ["expiredOrders"])).toBe("failing");
  expect(state({ expiredOrders: 601 }, ["expiredOrders"])).toBe("behind");
});

test("a project whose newest backup is over two days old is told, and a new one has that long to make its first", () => {
  const status = (lastBackup: number | null | "unknown" | undefined, since = 90_000) => {
    const all = { urgent: run(60, since), regular: run(300, since), hourly: run(3600, since) };
    const { status: told, backupHoursAgo } = judge({ runs: all, startedAt, schema: SCHEMA, mailSince: null, lastBackup }, NOW);
    return [told, backupHoursAgo];
  };
  expect(status(ago(2 * 86_400))).toEqual(["ok", 48]);
  expect(status(ago(2 * 86_400 + 1))).toEqual(["unsaved", 48]);
  expect(status(null)).toEqual(["ok", null]);
  expect(status("unknown")).toEqual(["ok", "unknown"]);
  expect(status(null, 3 * 86_400)).toEqual(["unsaved", null]);
  expect(status(undefined, 3 * 86_400)).toEqual(["ok", null]);
});
