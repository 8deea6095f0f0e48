import { expect, test } from "vitest";
import { judge } from "./health.ts";
import { MIGRATIONS } from "./migrations/run-migrations.ts";

const NOW = Date.UTC(2026, 10, 29, 12);
const ago = (seconds: number) => NOW - seconds * 1000;
const clean = { behind: {}, failed: [] };
const runs = (urgent = 60, regular = 300, hourly = 3600) => ({
  urgent: { at: ago(urgent), ...clean },
  regular: { at: ago(regular), ...clean },
  hourly: { at: ago(hourly), ...clean },
});
const SCHEMA = MIGRATIONS.length;

test("all groups ran in time, and nothing waits: well", () => {
  expect(judge({ runs: runs(), schema: SCHEMA, mailSince: null }, NOW)).toMatchObject({
    ...{ status: "ok", oldestMailSeconds: 0, schema: { is: SCHEMA, wants: SCHEMA } },
    jobs: { urgent: { secondsAgo: 60, behind: {}, failed: [] } },
  });
});

test.each([
  ["the urgent one", runs(301), "stopped"],
  ["the regular one", runs(60, 1501), "stopped"],
  ["the hourly one", runs(60, 300, 18_001), "stopped"],
  ["none, in five periods each", runs(300, 1500, 18_000), "ok"],
  ["one that never ran", { ...runs(), hourly: null }, "stopped"],
] as const)("of the groups that have not run for long: %s", (_name, late, status) => {
  expect(judge({ runs: late, schema: SCHEMA, mailSince: null }, NOW).status).toBe(status);
});

test("a job or a mail that waits for over ten minutes is behind, one that failed is told, and the worst counts", () => {
  const state = (behind: Record<string, number>, failed: string[], mail: number | null = null) => {
    const all = { ...runs(), urgent: { at: ago(60), behind, failed } };
    return judge({ runs: all, schema: SCHEMA, mailSince: mail === null ? null : ago(mail) }, NOW).status;
  };
  expect(state({ expiredOrders: 600 }, [])).toBe("ok");
  expect(state({ expiredOrders: 601 }, [])).toBe("behind");
  expect(state({}, [], 600)).toBe("ok");
  expect(state({}, [], 601)).toBe("behind");
  expect(state({}, ["expiredOrders"])).toBe("failing");
  expect(state({ expiredOrders: 601 }, ["expiredOrders"])).toBe("behind");
});
