import { expect, test, vi } from "vitest";
import { DaySalts, SALT_KEPT_MS } from "./day-salts.ts";

const WHO = { siteId: "kiln", day: "2026-05-03", offsetMs: 0, client: "10.0.0.1", userAgent: "Firefox" };
const setUp = () => {
  const fetch = vi.fn(async (name: string, _now: number) => new TextEncoder().encode(`${name} ${fetch.mock.calls.length}`));
  return { fetch, salts: new DaySalts(fetch) };
};

test("fetches one salt a day for zones ahead of UTC and one for those behind", async () => {
  const { fetch, salts } = setUp();
  await Promise.all(Array.from({ length: 20 }, () => salts.visitorOf(WHO, 0)));
  await salts.visitorOf({ ...WHO, offsetMs: -3_600_000 }, 0);
  expect(fetch.mock.calls.map(([name]) => name)).toEqual(["2026-05-03-east", "2026-05-03-west"]);
});

test("forgets salts after two days, so the same browser counts as a new visitor", async () => {
  const { fetch, salts } = setUp();
  const before = await salts.visitorOf(WHO, 0);
  expect(await salts.visitorOf(WHO, SALT_KEPT_MS - 1)).toBe(before);
  await salts.visitorOf({ ...WHO, day: "2026-05-05" }, SALT_KEPT_MS);
  expect(await salts.visitorOf(WHO, SALT_KEPT_MS)).not.toBe(before);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("retries after a failed fetch", async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValue(new Uint8Array(32));
  const salts = new DaySalts(fetch);
  await expect(salts.visitorOf(WHO, 0)).rejects.toThrow("away");
  expect(await salts.visitorOf(WHO, 1)).toHaveLength(12);
});
