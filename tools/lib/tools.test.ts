import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { PORTS, requireFreePorts } from "./ports.ts";
import { descendantsOf, startOf } from "./processes.ts";
import { hashFiles, sourceFiles } from "./stamps.ts";
import { Tally } from "./tally.ts";
import { shardOf, TIERS } from "./tiers.ts";
import { isWorthShowing } from "./worth-showing.ts";

test("a taken port is told with its holder and where to change it", async () => {
  const server = createServer();
  const isOurs = await new Promise<boolean>((done) => {
    server.once("error", () => done(false)).listen(PORTS.vite, "127.0.0.1", () => done(true));
  });
  const holder = isOurs ? `process ${process.pid}` : "process";
  await expect(requireFreePorts(["vite"])).rejects.toThrow(new RegExp(`Port 5173 \\(vite\\) is taken by .*${holder}.*tools/lib/ports.ts`));
  await new Promise((done) => server.close(done));
});

test("a process knows those it started, and theirs", async () => {
  const child = spawn("sh", ["-c", "sleep 20 & sleep 20"], { detached: true });
  await vi.waitFor(async () => expect(await descendantsOf(child.pid ?? 0)).toHaveLength(2));
  expect(await descendantsOf(process.pid)).toContain(child.pid);
  process.kill(-(child.pid ?? 0));
});

test.each([
  ["⚠  functions: The function api crashed", true],
  ['>  {"severity":"ERROR","message":"mail.failed"}', true],
  ['>  {"severity":"INFO","message":"mail.sent"}', false],
  ["⚠  firestore: Env variable override detected. Using firestore emulator at x.jar", false],
  ["⚠  External network resource requested!", false],
  ['   - URL: "http://169.254.169.254/computeMetadata/v1/instance/service-accounts/default/email"', false],
  ['   - URL: "https://api.example.test/"', true],
  ['i  functions: Beginning execution of "api"', false],
])("%s is shown: %s", (line, isShown) => {
  expect(isWorthShowing(line)).toBe(isShown);
});

test("a build's hash changes with its mode, and knows no tests", () => {
  const files = sourceFiles("domain/src");
  expect(files).toContain("domain/src/order/order.ts");
  expect(files.filter((file) => file.endsWith(".test.ts"))).toEqual([]);
  expect(hashFiles(files, "emulator")).toBe(hashFiles(files.toReversed(), "emulator"));
  expect(hashFiles(files, "emulator")).not.toBe(hashFiles(files, "production"));
  expect(hashFiles(files.slice(1), "emulator")).not.toBe(hashFiles(files, "emulator"));
});

test("the sum counts a step that throws, and only the sum looks like one", async () => {
  const lines: string[] = [];
  const info = vi.spyOn(console, "info").mockImplementation((line) => void lines.push(line));
  const tally = new Tally();
  await tally.run([
    { name: "a", run: async () => ({ name: "a", passed: 3, failed: 1, output: "2 passed, 9 failed" }) },
    { name: "b", run: () => Promise.reject(new Error("broke")) },
  ]);
  info.mockRestore();
  // What failed is named once more, where nobody has to look for it.
  expect(tally.summary).toBe("a: failed\nb: failed\n3 passed, 2 failed");
  expect(lines.filter((line) => /^\d+ passed, \d+ failed$/m.test(line))).toEqual([]);
});

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

test("of the parts of a full run one has all rules, since their coverage needs every file, and each has its share of the rest", () => {
  const parts = (name: string, isFull: boolean) => {
    const tier = TIERS.find((one) => one.name === name);
    return ["1/2", "2/2", undefined].map((shard) => tier && shardOf(tier, isFull, shard));
  };
  expect(parts("rules", true)).toEqual([undefined, null, null]);
  expect(parts("rules", false)).toEqual(["1/2", "2/2", null]);
  expect(parts("looks", true)).toEqual(["1/2", "2/2", null]);
});
