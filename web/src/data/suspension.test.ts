import { Failure, isSuspension } from "@awning/domain/failure";
import { afterEach, expect, test } from "vitest";
import { trackWrite } from "./save-state.ts";
import { noteSuspension } from "./suspension.ts";

afterEach(() => noteSuspension(false));

const refused = () => Promise.reject(Object.assign(new Error("refused"), { code: "permission-denied" }));
const reason = (write: Promise<unknown>) =>
  trackWrite(write).then(
    () => null,
    (error: unknown) => (error instanceof Failure && isSuspension(error) ? "suspended" : error),
  );

test("a write that the rules refuse while Awning has closed the page says so, and only that one", async () => {
  expect(await reason(refused())).toMatchObject({ code: "permission-denied" });
  noteSuspension(true);
  expect(await reason(refused())).toBe("suspended");
  expect(await reason(Promise.reject(Object.assign(new Error("away"), { code: "unavailable" })))).toMatchObject({ code: "unavailable" });
  expect(await reason(Promise.resolve(1))).toBeNull();
  noteSuspension(false);
  expect(await reason(refused())).toMatchObject({ code: "permission-denied" });
});
