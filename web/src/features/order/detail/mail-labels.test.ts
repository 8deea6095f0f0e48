import { NO_LONGER_SO } from "@awning/domain/mail/mail";
import { expect, test } from "vitest";
import { mailState } from "./mail-labels.ts";

test("a mail that was not sent says whether its owner had turned it off or it was no longer so", () => {
  const said = (lastError: string) => mailState({ state: "suppressed", attempts: 1, lastError }).word;
  expect(said("")).toBe("Not sent, turned off in settings");
  expect(said(NO_LONGER_SO)).toBe("Not sent, no longer relevant");
});
