import { expect, test, vi } from "vitest";
import { releaseName } from "./release.ts";
import { uploadCommands } from "./source-maps.ts";

test("without a token nothing is called", () => {
  expect(uploadCommands({ SENTRY_ORG: "a", SENTRY_PROJECT: "b" }, "awning@1")).toEqual([]);
});

test("with a token both bundles are uploaded under the release and the addresses of the reports", () => {
  const commands = uploadCommands({ SENTRY_AUTH_TOKEN: "t", SENTRY_ORG: "a", SENTRY_PROJECT: "b" }, "awning@1");
  expect(commands.map((words) => words.slice(3).join(" "))).toEqual([
    "sourcemaps upload --release awning@1 --url-prefix ~/ web/dist",
    "sourcemaps upload --release awning@1 --url-prefix app:/// functions/dist",
  ]);
  for (const words of commands) expect(words.join(" ")).toMatch(/@sentry\/cli@\d+\.\d+\.\d+ /);
});

test("a token without the project is told in one sentence", () => {
  expect(() => uploadCommands({ SENTRY_AUTH_TOKEN: "t", SENTRY_ORG: "a" }, "awning@1")).toThrow(
    "With SENTRY_AUTH_TOKEN there must also be SENTRY_PROJECT.",
  );
});

test("a release names the version, of a production build the commit too, unless it is named otherwise", async () => {
  expect(await releaseName("emulator")).toMatch(/^awning@\d+\.\d+\.\d+\+development$/);
  expect(await releaseName("production")).toMatch(/^awning@\d+\.\d+\.\d+(\+[0-9a-f]{12})?$/);
  vi.stubEnv("AWNING_RELEASE", "awning@named");
  expect(await releaseName("production")).toBe("awning@named");
  vi.unstubAllEnvs();
});
