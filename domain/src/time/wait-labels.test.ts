import { expect, test } from "vitest";
import { formatWait } from "./wait-labels.ts";

test.each<[unknown, string]>([
  [undefined, "later"],
  [1, "in a minute"],
  [60, "in a minute"],
  [61, "in about 2 minutes"],
  [570, "in about 10 minutes"],
  [2400, "in about 40 minutes"],
  [3301, "in about an hour"],
  [3600, "in about an hour"],
  [3601, "in about 2 hours"],
])("%s seconds are %s", (seconds, words) => expect(formatWait(seconds)).toBe(words));
