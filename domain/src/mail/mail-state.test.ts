import { expect, test } from "vitest";
import { NO_LONGER_SO, READ_BEFORE } from "./mail.ts";
import { isMailDone, mailState } from "./mail-state.ts";

test("says why a mail was not sent: turned off, no longer relevant, or read in the dashboard before", () => {
  const said = (lastError: string) => mailState({ state: "suppressed", attempts: 1, lastError }).word;
  expect(said("")).toBe("Not sent, turned off in settings");
  expect(said(NO_LONGER_SO)).toBe("Not sent, no longer relevant");
  expect(said(READ_BEFORE)).toBe("Not sent, already read");
});

test("only a mail that is done can be sent again", () => {
  expect((["queued", "sending", "sent", "failed", "suppressed"] as const).map((state) => isMailDone({ state }))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
