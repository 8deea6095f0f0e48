import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readStripeEvent } from "./stripe-events.ts";

describe("an event of Stripe", () => {
  const secret = "whsec_contract";
  const body = Buffer.from(
    JSON.stringify({
      id: "evt_1",
      type: "checkout.session.completed",
      account: "acct_1",
      data: { object: { object: "checkout.session", id: "cs_1" } },
    }),
  );
  const now = 1_800_000_000_000;
  const signed = (secondsOff: number, key = secret) => {
    const at = now / 1000 + secondsOff;
    return `t=${at},v1=${createHmac("sha256", key)
      .update(`${at}.${body.toString("utf8")}`)
      .digest("hex")}`;
  };

  test("is read when it is signed now, give or take five minutes", () => {
    const event = { id: "evt_1", type: "checkout.session.completed", account: "acct_1", object: "checkout.session", objectId: "cs_1" };
    for (const off of [0, 299, -299]) expect(readStripeEvent(body, signed(off), secret, now)).toEqual(event);
  });

  test.each([
    ["too old", signed(-301), body],
    ["from the future", signed(301), body],
    ["an hour ahead", signed(3600), body],
    ["signed by somebody else", signed(0, "whsec_other"), body],
    ["changed on its way", signed(0), Buffer.from(body.toString("utf8").replace("cs_1", "cs_2"))],
    ["not signed", "", body],
    ["signed without a time", "v1=abc", body],
  ])("is nothing when it is %s", (_what, signature, bytes) => {
    expect(readStripeEvent(bytes, signature, secret, now)).toBeNull();
  });
});
