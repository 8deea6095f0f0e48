import "../support/model/stand-ins.ts";
import { expect } from "vitest";
import { RATE_LIMITS } from "../../functions/src/platform/rate-limits.ts";
import { draftProducts } from "../../functions/src/site/draft-products.ts";
import { SHAPE, model as test } from "../support/model/fixtures.ts";
import { request } from "../support/model/shop.ts";
import { openWorld } from "../support/model/world.ts";

test("an owner drafts products at most 200 times an hour, and others are not limited by it", async () => {
  await openWorld(SHAPE);
  const owner = request();
  const other = { ...owner, caller: { ...owner.caller, uid: "other-owner" } };
  const { limit, windowMs } = RATE_LIMITS["draft-products.owner"];
  const draft = (who: typeof owner) => draftProducts({ productIds: [] }, who);
  for (let count = 0; count < limit; count++) expect(await draft(owner)).toEqual({ held: [] });
  await expect(draft(owner)).rejects.toMatchObject({ code: "too_many_requests" });
  expect(await draft(other)).toEqual({ held: [] });
  expect(await draft({ ...owner, now: owner.now + windowMs })).toEqual({ held: [] });
});
