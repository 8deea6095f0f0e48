import { expect, test } from "vitest";
import { connectCard } from "./connect-account.ts";

test("no account at the card provider is opened for an address that nobody has confirmed", async () => {
  const request = { caller: { uid: "kiln", email: "ada@example.test", isVerified: false }, clientAddress: "", now: 0 };
  await expect(connectCard({}, request)).rejects.toMatchObject({ code: "unverified" });
});
