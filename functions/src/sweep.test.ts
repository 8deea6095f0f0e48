import { expect, test } from "vitest";
import { scheduleSweep } from "./sweep.ts";

test("the sweep is let in at the card provider: without its key no unpaid order would ever end", () => {
  const { secretEnvironmentVariables } = scheduleSweep(async () => {}).__endpoint;
  expect(secretEnvironmentVariables).toContainEqual({ key: "STRIPE_SECRET_KEY" });
});
