import { NO_LONGER_SO } from "@awning/domain/mail/mail";
import { expect, test } from "vitest";
import { mailState } from "./event-labels.ts";

test("says whether a mail was not sent because the owner turned it off or because it no longer applied", () => {
  const said = (lastError: string) => mailState({ state: "suppressed", attempts: 1, lastError }).word;
  expect(said("")).toBe("Not sent, turned off in settings");
  expect(said(NO_LONGER_SO)).toBe("Not sent, no longer relevant");
});
