import { expect, test, vi } from "vitest";
import { joinRuns, scheduleJobs } from "./run-jobs.ts";

test("passes the provider's key to the scheduled jobs, because unpaid orders need it to expire", () => {
  const { secretEnvironmentVariables } = scheduleJobs(async () => {}).__endpoint;
  expect(secretEnvironmentVariables).toContainEqual({ key: "STRIPE_SECRET_KEY" });
});

test("shares the remaining time between jobs and passes on unused time", async () => {
  let passed = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => passed);
  const used: number[] = [];
  const until = (enough: number) => async (_now: number, run: { hasTime: boolean }) => {
    const begun = passed;
    while (run.hasTime && passed - begun < enough) passed += 1000;
    used.push((passed - begun) / 1000);
  };
  const all = Number.POSITIVE_INFINITY;
  await joinRuns({ one: until(all), two: until(0), three: until(all), four: until(all) })(0);
  clock.mockRestore();
  expect(used).toEqual([45, 0, 68, 67]);
});
