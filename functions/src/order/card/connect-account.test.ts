import { expect, test } from "vitest";
import { connectCard } from "./connect-account.ts";

test("refuses to open a card account for an unconfirmed address", async () => {
  const request = { caller: { uid: "kiln", email: "ada@example.test", isVerified: false }, clientAddress: "", now: 0 };
  await expect(connectCard({}, request)).rejects.toMatchObject({ code: "unverified" });
});
