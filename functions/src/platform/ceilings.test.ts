import { expect, test } from "vitest";
import { ceilingOf, type Limited } from "./ceilings.ts";

const NAMES: Record<Limited, true> = {
  page: true,
  sharepicture: true,
  checkoutpage: true,
  api: true,
  stripe: true,
  monitoring: true,
  collect: true,
  renewals: true,
  checkstored: true,
  delivermail: true,
  pushnotification: true,
  jobs: true,
};
const names = Object.keys(NAMES) as Limited[];

test.each(names)("a busy project gives %s at least what a hobby gives, and keeps none of a hobby's instances waiting", (name) => {
  const [hobby, busy] = [ceilingOf(name, "hobby"), ceilingOf(name, "busy")];
  expect(hobby.minInstances).toBe(0);
  expect(busy.minInstances).toBeLessThanOrEqual(busy.maxInstances);
  expect(busy.maxInstances).toBeGreaterThanOrEqual(hobby.maxInstances);
  expect(busy.concurrency).toBeGreaterThanOrEqual(hobby.concurrency);
});

test("jobs never overlap, whatever the scale", () => {
  for (const scale of ["hobby", "busy"] as const) expect(ceilingOf("jobs", scale)).toMatchObject({ concurrency: 1, maxInstances: 1 });
});

test("pages have rights of their own, so has what anybody sends unasked, and all others have the service's", () => {
  const whose = Object.groupBy(names, (name) => ceilingOf(name).serviceAccount ?? "");
  expect(whose).toMatchObject({ "pages@": ["page", "sharepicture"], "counts@": ["monitoring", "collect"] });
  expect(whose["service@"]).toHaveLength(names.length - 4);
});
