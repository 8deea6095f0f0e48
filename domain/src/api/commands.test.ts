import { expect, test } from "vitest";
import * as z from "zod/mini";
import { commands } from "./commands.ts";

test.each([".", "..", "__x__", "__proto__", "____", "", "a/b", "a b", "a".repeat(201)])(
  "a mail called %s is asked for by nobody",
  (mailId) => {
    expect(z.safeParse(commands["resend-mail"].input, { mailId }).success).toBe(false);
  },
);

test.each(["order-received.k3J.1", "...", "__x", "x__", "a..b"])("a mail may be called %s", (mailId) => {
  expect(z.safeParse(commands["resend-mail"].input, { mailId }).success).toBe(true);
});
