import { expect, test } from "vitest";
import * as z from "zod/mini";
import { projectApi } from "./google.ts";

/** Google with these answers, one after the other. */
function apiOf(...answers: [number, object][]) {
  const asked: string[] = [];
  const send = async ({ method, url }: Request) => {
    asked.push(`${method} ${url}`);
    const [status, body] = answers.shift() ?? [500, {}];
    return Response.json(body, { status });
  };
  return { asked, api: projectApi({ send, token: async () => "a-token", pause: async () => void asked.push("pause") }, "shops") };
}
const any = z.looseObject({});

test("what is not there, or cannot be yet, is nothing; what may not be seen is an error", async () => {
  expect(await apiOf([404, {}]).api.find(any, "x.googleapis.com/v1")).toBeNull();
  expect(await apiOf([403, { error: { details: [{ reason: "SERVICE_DISABLED" }] } }]).api.find(any, "x.googleapis.com/v1")).toBeNull();
  await expect(apiOf([403, { error: { status: "PERMISSION_DENIED" } }]).api.find(any, "x.googleapis.com/v1")).rejects.toThrow(
    /answers 403/,
  );
  await expect(apiOf([404, {}]).api.get(any, "x.googleapis.com/v1")).rejects.toThrow(/answers 404/);
});

test("an operation is looked at where its API keeps it until it is done, and its failure is one", async () => {
  const { api, asked } = apiOf(
    [200, { name: "operations/7" }],
    [200, { name: "operations/7" }],
    [200, { name: "operations/7", done: true }],
  );
  await api.writeAndWait("x.googleapis.com/v2", "POST", "x.googleapis.com/v2/things", {});
  const look = "GET https://x.googleapis.com/v2/operations/7";
  expect(asked).toEqual(["POST https://x.googleapis.com/v2/things", "pause", look, "pause", look]);
  const failed = apiOf([200, { done: true, error: { message: "Billing must be enabled" } }]).api;
  await expect(failed.writeAndWait("x.googleapis.com/v2", "POST", "x.googleapis.com/v2/things", {})).rejects.toThrow(
    /Billing must be enabled/,
  );
});

test("a project that never gets there is given up with words", async () => {
  const api = projectApi(
    { send: async () => Response.json({ name: "operations/7" }), token: async () => "", pause: async () => {} },
    "shops",
  );
  await expect(api.writeAndWait("x.googleapis.com/v2", "POST", "x.googleapis.com/v2/things", {})).rejects.toThrow(/half an hour/);
});
