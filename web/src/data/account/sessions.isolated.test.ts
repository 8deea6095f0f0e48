import { paths } from "@awning/domain/routes/paths";
import { beforeEach, expect, test, vi } from "vitest";
import { endAllSessions } from "./sessions.ts";

const did = vi.hoisted((): string[] => []);
const runCommand = vi.hoisted(() => vi.fn());
vi.mock("../core/commands.ts", () => ({ runCommand }));
vi.mock("../core/firebase-auth.ts", () => ({}));
vi.mock("./sign-ins.ts", () => ({}));
vi.mock("./session.ts", () => ({ signOutEverywhereHere: async (next: string) => void did.push(`here, then ${next}`) }));

beforeEach(() => {
  did.length = 0;
  runCommand.mockReset().mockImplementation(async (name: string) => void did.push(name));
});

test("once all sessions have ended, this device logs out too and goes to the login screen", async () => {
  await endAllSessions();
  expect(did).toEqual(["end-sessions", `here, then ${paths.auth.login}`]);
});

test("a refusal logs nobody out here", async () => {
  runCommand.mockRejectedValue(new Error("stale"));
  await expect(endAllSessions()).rejects.toThrow("stale");
  expect(did).toEqual([]);
});
