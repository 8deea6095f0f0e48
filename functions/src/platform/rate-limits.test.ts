import { expect, test } from "vitest";
import { countedAs, RATE_LIMITS, type RateLimit } from "./rate-limits.ts";

/** What one network, or one owner, passes before it reaches each limit that all share. */
const BEFORE: Record<Extract<RateLimit, `${string}.all`>, RateLimit> = {
  "sign-up.all": "sign-up.client",
  "mail-code.all": "reset.client",
  "find-order.all": "find-order.client",
  "host-message.all": "host-message.client",
  "own-data.all": "own-data.client",
  "signup.all": "signup.client",
  "card-account.all": "seldom.owner",
  "link-picture.all": "link-picture.owner",
  "calendar-read.all": "calendar-read.owner",
};

const perHour = (rule: RateLimit) => RATE_LIMITS[rule].limit * (3_600_000 / RATE_LIMITS[rule].windowMs);
const wide = countedAs("2001:db8:77:1::/64").reduce((most, { share }) => Math.max(most, share), 1);

test.each(Object.entries(BEFORE))("one network or owner uses at most a fortieth of %s, a /48 a fifth", (all, own) => {
  const shared = Object.entries(RATE_LIMITS).find(([name]) => name === all)?.[1].limit ?? 0;
  expect(perHour(own) / shared).toBeLessThanOrEqual(1 / 40);
  if (own.endsWith(".client")) expect((perHour(own) * wide) / shared).toBeLessThanOrEqual(1 / 5);
});
