import { commands } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { expect, test, vi } from "vitest";
import { toRoute } from "./route.ts";

const request = { url: "/", headers: {}, now: 0 };

test.each(["__x__", "__proto__", ".", "a/b"])("refuses the site name %s without a database read", async (siteId) => {
  const perform = vi.fn();
  const body = { siteId, conversationId: siteId, key: "k", seenId: siteId };
  const answer = toRoute(commands["read-chat"], perform).run(body, request as never);
  await expect(answer).rejects.toEqual(new Failure("bad_request", { fields: ["siteId", "conversationId", "seenId"] }));
  expect(perform).not.toHaveBeenCalled();
});
