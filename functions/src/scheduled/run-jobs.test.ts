import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { log } from "#platform/log.ts";
import { JOBS } from "./jobs.ts";
import { GROUPS, type Group, type Job, jobsOf, joinJobs, PENDING_SECONDS, scheduleJobs } from "./run-jobs.ts";

const groups = Object.keys(GROUPS) as Group[];

/** A job that never leaves work behind. */
const jobOf = (run: Job["run"], seconds = 10): Job => ({ group: "urgent", seconds, does: "works", run, waits: () => [] });

/** Work by a clock that stands still but for what is done. @returns how many seconds it takes until it is enough, or time is up */
function timed() {
  let passed = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => passed);
  const until =
    (enough: number): Job["run"] =>
    async (_now, run) => {
      const begun = passed;
      while (run.hasTime && passed - begun < enough * 1000) passed += 1000;
      return (passed - begun) / 1000;
    };
  return { until, [Symbol.dispose]: () => clock.mockRestore() };
}

test.each(groups)("the function of the group %s has the provider's key, and the ceiling that the build gives it", (group) => {
  const { __endpoint } = scheduleJobs(group, JOBS);
  expect(__endpoint.secretEnvironmentVariables).toContainEqual({ key: "STRIPE_SECRET_KEY" });
  expect(__endpoint).toMatchObject({ availableMemoryMb: 512, concurrency: 1, minInstances: 0, maxInstances: 1 });
});

test.each(groups)("all jobs of the group %s can use their time up before its function ends", (group) => {
  const seconds = Object.values(jobsOf(group, JOBS)).reduce((sum, job) => sum + job.seconds, 0);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds + PENDING_SECONDS).toBeLessThanOrEqual(GROUPS[group].timeoutSeconds);
});

test("a slow job and a failing one take nothing of the others' time", async () => {
  using clock = timed();
  const fails = jobOf(() => Promise.reject(new Error("the job fails, as the test wants it")));
  const reported = vi.spyOn(log, "internalError").mockReturnValue("digest");
  const done = await joinJobs({ slow: jobOf(clock.until(1000), 20), fails, other: jobOf(clock.until(7)), last: jobOf(clock.until(1000)) })(
    0,
  );
  expect(done).toEqual({ slow: 20, fails: { failed: "digest" }, other: 7, last: 10 });
  expect(reported).toHaveBeenCalledTimes(1);
});

test("a job takes page after page until one is not full, time is up, or a page changed nothing", async () => {
  using clock = timed();
  const pages = (...sizes: number[]) =>
    jobOf(async (now, run) => {
      const size = sizes.shift() ?? 0;
      run.took(Math.abs(size), 5);
      await clock.until(4)(now, run);
      return Math.max(0, size);
    });
  const done = await joinJobs({ all: pages(5, 3, 5), none: pages(-5, 5), late: pages(5, 5, 5, 5, 5) })(0);
  expect(done).toEqual({ all: 8, none: 0, late: 15 });
});

test("numbers of a job's pages are added by name", async () => {
  let page = 0;
  const counts = jobOf(async (_now, run) => {
    run.took(page === 0 ? 1 : 0, 1);
    return { sites: ++page, bytes: 10 };
  });
  expect(await joinJobs({ counts })(0)).toEqual({ counts: { sites: 3, bytes: 20 } });
});

test("the docs have a row for each job, as the table of jobs says", () => {
  const page = readFileSync(new URL("../../../docs/functions.md", import.meta.url), "utf8");
  const rows = Object.entries(JOBS).map(
    ([name, { group, seconds, does }]) => `| \`${name}\` | \`jobs_${group}\` | ${seconds} s | ${does} |`,
  );
  expect(page).toContain(`|---|---|---|---|\n${rows.join("\n")}\n`);
});
