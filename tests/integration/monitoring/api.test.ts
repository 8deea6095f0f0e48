import { describe, expect, test } from "vitest";
import { postApi, refusalOf } from "../../support/clients.ts";
import { SITE } from "../../support/emulators.ts";

describe("the door of the api", () => {
  test("takes JSON posts of known commands only, and keeps nothing", async () => {
    const site = `${SITE}/api`;
    const get = await fetch(`${site}/quote`);
    expect([get.status, get.headers.get("allow"), get.headers.get("cache-control")]).toEqual([405, "POST", "no-store"]);
    expect((await postApi("constructor", {})).status).toBe(404);
    expect((await fetch(`${site}/quote`, { method: "POST", body: "username=x" })).status).toBe(400);
    const large = await postApi("quote", { username: "x".repeat(70_000), lines: [], delivery: null });
    expect(await large.json()).toMatchObject({ error: { code: "bad_request", details: { reason: "too_large" } } });
  });

  test("a forged or missing sign-in is signed out", async () => {
    const act = { orderId: "abc", rev: 1, act: { type: "mark_paid" as const } };
    expect(await refusalOf("act-on-order", act)).toMatchObject({ status: 401, code: "signed_out" });
    expect(await refusalOf("act-on-order", act, { token: "e30.e30.e30" })).toMatchObject({ status: 401, code: "signed_out" });
  });

  test("a monitor is told how the jobs are, with names and numbers only", async () => {
    expect((await postApi("run-sweep", { group: "urgent" })).status).toBe(200);
    const health = await fetch(`${SITE}/api/health`);
    expect(health.headers.get("cache-control")).toBe("no-store");
    const { status, schema, jobs } = await health.json();
    // What other tests leave behind may be late: then it is not well, and the status says so.
    expect([health.status === 200, health.status]).toEqual([status === "ok", status === "ok" ? 200 : 503]);
    expect(Object.keys(jobs)).toEqual(["urgent", "regular", "hourly"]);
    expect(jobs.urgent).toMatchObject({ secondsAgo: expect.any(Number), behind: expect.any(Object), failed: expect.any(Array) });
    expect(schema.is).toBeLessThanOrEqual(schema.wants);
  });
});
