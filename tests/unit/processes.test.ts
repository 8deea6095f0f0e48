import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { startOf } from "../../tools/lib/processes.ts";

test("a process has one start for as long as it runs, and none afterwards", async () => {
  const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
  const pid = child.pid ?? 0;
  const start = startOf(pid);
  expect(start).toMatch(/\d{2}:\d{2}:\d{2}/);
  expect(startOf(pid)).toBe(start);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(startOf(pid)).toBeNull();
});
