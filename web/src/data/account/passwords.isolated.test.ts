import { Failure } from "@awning/domain/errors/failure";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseWithCode } from "./passwords.ts";

const did = vi.hoisted((): string[] => []);
const broken = vi.hoisted(() => ({ times: 0 }));
vi.mock("firebase/auth", () => ({ confirmPasswordReset: async () => void did.push("reset") }));
vi.mock("../core/firebase-auth.ts", () => ({ auth: () => null }));
vi.mock("./session.ts", () => ({ guarded: (work: () => unknown) => work() }));
vi.mock("../core/commands.ts", () => ({
  runCommand: async (name: string) => {
    did.push(name);
    if (name === "note-reset" && broken.times-- > 0) throw new Failure("offline");
    return {};
  },
}));

const choose = (code: string) => chooseWithCode(code, { email: "a@example.test", password: "a quiet harbour" });

beforeEach(() => {
  did.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("a password is chosen once the service knows that it was, after some tries", async () => {
  broken.times = 2;
  const done = choose("one");
  await vi.runAllTimersAsync();
  await done;
  expect(did).toEqual(["check-password", "reset", "note-reset", "note-reset", "note-reset"]);
});

test("while the service can't be told it is no success, and another press does not need the code again", async () => {
  broken.times = 3;
  const failed = expect(choose("two")).rejects.toMatchObject({ code: "offline" });
  await vi.runAllTimersAsync();
  await failed;
  did.length = 0;
  const done = choose("two");
  await vi.runAllTimersAsync();
  await done;
  expect(did).toEqual(["check-password", "note-reset"]);
});
