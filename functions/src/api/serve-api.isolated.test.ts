import { commands } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { RATE_LIMITS } from "#platform/rate-limits.ts";
import { toRoute } from "./route.ts";
import { ownerLimit, serveApi } from "./serve-api.ts";

const counted = vi.hoisted(() => ({ limitRate: vi.fn<(rule: string, who: string) => Promise<void>>() }));
vi.mock("#data/core/rate-limits.ts", () => counted);
vi.mock("#data/site/sites.ts", () => ({ requireActiveSite: () => Promise.resolve() }));
vi.mock("#data/account/users.ts", () => ({ verifyCaller: (uid: string) => Promise.resolve({ uid, email: null, isVerified: true }) }));
vi.mock("firebase-admin/app-check", () => ({
  getAppCheck: () => ({
    verifyToken: (token: string) => (token === "of-our-page" ? Promise.resolve({}) : Promise.reject(new Error("no"))),
  }),
}));

const done = vi.fn(() => Promise.resolve({}));
const empty = z.object({});
const api = () =>
  serveApi({
    "check-password": toRoute({ auth: "none", input: empty, output: empty }, done),
    "publish-page": toRoute({ auth: "active", input: empty, output: empty }, done),
  });

async function ask(
  served: ReturnType<typeof api>,
  command: string,
  { from = "198.51.100.1", as = "", proof = "", work = "" } = {},
): Promise<number> {
  const headers: Record<string, string> = {
    "x-forwarded-for": from,
    ...(as && { authorization: `Bearer ${as}` }),
    ...(proof && { "x-firebase-appcheck": proof }),
    ...(work && { "x-proof": work }),
  };
  const request = { method: "POST", path: `/api/${command}`, headers, get: (name: string) => headers[name], is: () => true, body: {} };
  return new Promise((answered) => {
    const response = {
      removeHeader: () => response,
      set: () => response,
      setHeader: () => response,
      getHeader: () => undefined,
      on: () => response,
      status: (status: number) => ({ end: () => answered(status) }),
    };
    void served(request as never, response as never);
  });
}

beforeEach(() => {
  done.mockClear();
  counted.limitRate.mockReset().mockResolvedValue();
});
afterEach(() => vi.unstubAllEnvs());

test("requires App Check of signed-in callers and not of visitors when enforced", async () => {
  vi.stubEnv("GCLOUD_PROJECT", "shops");
  vi.stubEnv("APP_CHECK", "enforce");
  expect(await ask(api(), "publish-page", { as: "kiln" })).toBe(403);
  expect(await ask(api(), "publish-page", { as: "kiln", proof: "made-up" })).toBe(403);
  expect(done).not.toHaveBeenCalled();
  expect(counted.limitRate).not.toHaveBeenCalled();
  expect(await ask(api(), "publish-page", { as: "kiln", proof: "of-our-page" })).toBe(200);
  expect(await ask(api(), "check-password")).toBe(200);
});

test.each(["", "off"])("skips App Check when the setting is %j", async (setting) => {
  vi.stubEnv("GCLOUD_PROJECT", "shops");
  vi.stubEnv("APP_CHECK", setting);
  expect(await ask(api(), "publish-page", { as: "kiln", proof: "made-up" })).toBe(200);
});

test("hands a proof of work to the command", async () => {
  expect(await ask(api(), "check-password", { work: "proven" })).toBe(200);
  expect(done).toHaveBeenLastCalledWith({}, expect.objectContaining({ proof: "proven" }));
});

test("limits requests per network and minute, even for public commands", async () => {
  const served = api();
  const statuses = [];
  for (let tries = 0; tries < 601; tries++) statuses.push(await ask(served, "check-password"));
  expect([statuses.at(599), statuses.at(600)]).toEqual([200, 429]);
  expect(await ask(served, "check-password", { from: "198.51.100.2" })).toBe(200);
  expect(await ask(served, "unknown")).toBe(429);
});

test("limits requests per account from any network", async () => {
  const served = api();
  let status = 0;
  for (let tries = 0; tries < 601; tries++)
    status = await ask(served, "publish-page", { from: `198.51.${tries >> 8}.${tries & 255}`, as: "kiln" });
  expect(status).toBe(429);
  expect(done).toHaveBeenCalledTimes(600);
  expect(await ask(served, "publish-page", { as: "loom" })).toBe(200);
});

test("counts each command of an account across instances before running it", async () => {
  counted.limitRate.mockRejectedValue(new Failure("too_many_requests", { retryAfterSeconds: 9 }));
  expect(await ask(api(), "publish-page", { as: "kiln" })).toBe(429);
  expect(counted.limitRate.mock.calls).toEqual([["often.owner", "kiln publish-page", expect.any(Number)]]);
  expect(done).not.toHaveBeenCalled();
  expect(await ask(api(), "check-password")).toBe(200);
});

test("defines an account limit for every signed-in command", () => {
  for (const [name, { auth }] of Object.entries(commands)) {
    const rule = ownerLimit(name);
    expect(rule !== null && rule in RATE_LIMITS, name).toBe(auth !== "none");
  }
});
