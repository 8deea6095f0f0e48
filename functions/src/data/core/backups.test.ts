import { expect, test, vi } from "vitest";
import { newestBackup, seldom } from "./backups.ts";

test("the newest backup that is ready counts", () => {
  const backup = (snapshotTime: string, state = "READY") => ({ name: "any", snapshotTime, state });
  const [older, newer] = ["2026-11-27T03:00:00.123456Z", "2026-11-28T03:00:00Z"];
  expect(newestBackup({ backups: [backup(newer), backup(older), backup("2026-11-29T03:00:00Z", "CREATING")] })).toBe(Date.parse(newer));
  expect(newestBackup({})).toBeNull();
  expect(() => newestBackup({ backups: "none" })).toThrow();
});

test("a question that failed or was refused is unknown and asked again; an answer is kept for an hour", async () => {
  const ask = vi.fn(async () => 5).mockRejectedValueOnce(new TypeError("no connection"));
  const find = seldom(ask);
  expect([await find(0), await find(1), await find(3_600_001)]).toEqual(["unknown", 5, 5]);
  expect(ask).toHaveBeenCalledTimes(2);
  expect([await find(3_600_002), ask.mock.calls.length]).toEqual([5, 3]);
});
