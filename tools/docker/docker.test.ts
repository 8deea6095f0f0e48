import { globSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { fromRoot } from "../lib/root.ts";
import { PUBLISHED_PORTS, relay } from "./relay.ts";

test("a port is passed on both ways, and a caller before the site is up is let go", async ({ onTestFinished }) => {
  const site = createServer((socket) => socket.end("the site")).listen(0, "127.0.0.1");
  await new Promise((done) => site.once("listening", done));
  const address = site.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const outside = await relay("127.0.0.2", port);
  onTestFinished(() => void outside.close());
  expect(await text(connect(port, "127.0.0.2"))).toBe("the site");
  await new Promise((done) => site.close(done));
  expect(await text(connect(port, "127.0.0.2"))).toBe("");
});

test("each port that is passed on is published, to this machine alone", () => {
  const published = [...readFileSync(fromRoot("compose.yaml"), "utf8").matchAll(/- "([^"]+)"/g)].map(([, line]) => line);
  expect(published).toEqual(PUBLISHED_PORTS.map((port) => `127.0.0.1:${port}:${port}`));
});

test("the image copies the manifest of each workspace before it installs", () => {
  const image = readFileSync(fromRoot("tools/docker/Dockerfile"), "utf8");
  const { workspaces } = JSON.parse(readFileSync(fromRoot("package.json"), "utf8"));
  for (const room of workspaces) expect(image).toContain(`COPY ${room}/package.json ${room}/`);
});

test("each action of a workflow is a commit, and none may more than it says", () => {
  const files = globSync(".github/workflows/*.yml", { cwd: fromRoot() });
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const words = readFileSync(fromRoot(file), "utf8");
    expect(words).toContain("\npermissions: { contents: read }\n");
    for (const [line] of words.matchAll(/uses: .*/g))
      expect(line, file).toMatch(/^uses: (?:\.\/\.github\/workflows\/\w+\.yml|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
  }
});

test("a deployment waits for the tests, and forces only what is asked about: indexes that the file does not name stay", () => {
  const words = readFileSync(fromRoot(".github/workflows/deploy.yml"), "utf8");
  expect(words).toMatch(/\n {4}uses: \.\/\.github\/workflows\/test\.yml\n/);
  expect(words).toMatch(/\n {4}needs: test\n/);
  const deployed = [...words.matchAll(/firebase deploy --only (\S+) .*?( --force)?\n/g)].map(([, only, forced]) => [
    only,
    forced !== undefined,
  ]);
  expect(deployed).toEqual([
    ["firestore,storage", false],
    ["functions,hosting", true],
  ]);
  expect(words.match(/firebase deploy/g)).toHaveLength(2);
});

test("a workflow runs only commands that there are", () => {
  const { scripts } = JSON.parse(readFileSync(fromRoot("package.json"), "utf8"));
  const runs = globSync(".github/workflows/*.yml", { cwd: fromRoot() })
    .flatMap((file) => [...readFileSync(fromRoot(file), "utf8").matchAll(/npm (?:run )?([\w:]+) -- /g)])
    .map(([, name = ""]) => name);
  expect(runs.filter((name) => scripts[name] === undefined)).toEqual([]);
  expect(runs).toContain("deploy:check");
});
