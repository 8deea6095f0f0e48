import { Failure, OWN_REFUSALS, ownRefusal } from "@awning/domain/errors/failure";
import { afterEach, expect, test } from "vitest";
import { noteRefusal, trackWrite } from "./save-state.ts";

afterEach(() => noteRefusal(null));

const refused = () => Promise.reject(Object.assign(new Error("refused"), { code: "permission-denied" }));
const reason = (write: Promise<unknown>) =>
  trackWrite(write).then(
    () => null,
    (error: unknown) => (error instanceof Failure && ownRefusal(error)) || error,
  );

test.each(OWN_REFUSALS)("explains a write the rules refuse while the site is %s, and no other", async (why) => {
  expect(await reason(refused())).toMatchObject({ code: "permission-denied" });
  noteRefusal(why);
  expect(await reason(refused())).toBe(why);
  expect(await reason(Promise.reject(Object.assign(new Error("away"), { code: "unavailable" })))).toMatchObject({ code: "unavailable" });
  expect(await reason(Promise.resolve(1))).toBeNull();
  noteRefusal(null);
  expect(await reason(refused())).toMatchObject({ code: "permission-denied" });
});
