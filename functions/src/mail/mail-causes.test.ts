import { MAIL_KINDS, mailType } from "@awning/domain/mail/mail";
import { expect, test } from "vitest";
import { RATE_LIMITS } from "#platform/rate-limits.ts";

test("the limits that mails name are there", () => {
  const named = MAIL_KINDS.flatMap((kind) => mailType(kind).limits ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in RATE_LIMITS))).toEqual([]);
});
