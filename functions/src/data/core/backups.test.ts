import { expect, test } from "vitest";
import { newestBackup } from "./backups.ts";

test("the newest backup that is ready counts", () => {
  const backup = (snapshotTime: string, state = "READY") => ({ name: "any", snapshotTime, state });
  const [older, newer] = ["2026-11-27T03:00:00.123456Z", "2026-11-28T03:00:00Z"];
  expect(newestBackup({ backups: [backup(newer), backup(older), backup("2026-11-29T03:00:00Z", "CREATING")] })).toBe(Date.parse(newer));
  expect(newestBackup({})).toBeNull();
  expect(() => newestBackup({ backups: "none" })).toThrow();
});
