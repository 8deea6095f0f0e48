import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { forgetToken, serviceToken } from "./read-document.ts";

let seconds = 3600;
let status = 200;
const asked: { url: string | undefined; flavor: unknown }[] = [];
const server = createServer(({ url, headers }, response) => {
  asked.push({ url, flavor: headers["metadata-flavor"] });
  response.writeHead(status).end(JSON.stringify({ access_token: `token-${asked.length}`, expires_in: seconds, token_type: "Bearer" }));
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  vi.stubEnv("GCLOUD_PROJECT", "shops");
  vi.stubEnv("GCE_METADATA_HOST", `127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  forgetToken();
  asked.length = 0;
  [seconds, status] = [3600, 200];
});

test("requests one token, for the database only, for concurrent reads", async () => {
  expect(await Promise.all([serviceToken(), serviceToken(), serviceToken()])).toEqual(["token-1", "token-1", "token-1"]);
  expect(await serviceToken()).toBe("token-1");
  expect(asked).toEqual([
    {
      url: "/computeMetadata/v1/instance/service-accounts/default/token?scopes=https://www.googleapis.com/auth/datastore",
      flavor: "Google",
    },
  ]);
});

test("renews a token that expires soon or was refused", async () => {
  seconds = 59;
  expect([await serviceToken(), await serviceToken()]).toEqual(["token-1", "token-2"]);
  seconds = 3600;
  expect([await serviceToken(), await serviceToken()]).toEqual(["token-3", "token-3"]);
  forgetToken();
  expect(await serviceToken()).toBe("token-4");
});

test("answers temporarily unavailable without a token and retries on the next read", async () => {
  status = 503;
  await expect(serviceToken()).rejects.toMatchObject({ code: "unavailable" });
  status = 200;
  expect(await serviceToken()).toBe("token-2");
});
