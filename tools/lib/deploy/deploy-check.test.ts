import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { clientAddress } from "../../../functions/src/http/client-address.ts";
import { close, listen } from "../../../tests/support/framework-server.ts";
import { findSecret, readAuthConfig } from "./ask-google.ts";
import { checkAuth, checkSecrets, type Finding } from "./check-project.ts";
import { checkSite } from "./check-site.ts";
import { projectApi } from "./google.ts";
import { readSignInWays, waysIn } from "./sign-in-calls.ts";

const SITE = "https://shops.example";
const CLOSED = {
  name: "projects/shops/config",
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: "ENFORCE",
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 }, schemaVersion: 1 }],
  },
  client: { apiKey: "x", permissions: { disabledUserDeletion: true } },
  signIn: { email: { enabled: true, passwordRequired: true }, anonymous: { enabled: true }, hashConfig: {} },
  autodeleteAnonymousUsers: true,
  authorizedDomains: ["localhost", "shops.example"],
};
const servers: Server[] = [];
const wrong = (findings: Finding[]) => findings.filter(({ isGood }) => !isGood).map(({ what }) => what);

afterEach(async () => {
  for (const server of servers.splice(0)) await close(server);
});

/** Google, as far as it is asked. */
function standIn(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const send = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(`${request.headers.get("authorization")} ${request.headers.get("x-goog-user-project")} ${pathname}`);
    const answer = answers[pathname];
    return Response.json(answer ?? { error: "no" }, { status: answer === undefined ? 403 : 200 });
  };
  return { asked, api: projectApi({ send, token: async () => "a-token", pause: async () => {} }, "shops") };
}

async function authOf(config: object): Promise<string[]> {
  const { api } = standIn({ "/admin/v2/projects/shops/config": config });
  return wrong(checkAuth(await readAuthConfig(api), SITE, readSignInWays()));
}

test("a project that is closed as far as it can be is good, and is asked for with the rights of who asks", async () => {
  const { asked, api } = standIn({ "/admin/v2/projects/shops/config": CLOSED });
  expect(wrong(checkAuth(await readAuthConfig(api), SITE, readSignInWays()))).toEqual([]);
  expect(asked).toEqual(["Bearer a-token shops /admin/v2/projects/shops/config"]);
});

test("a project as it comes is not", async () => {
  expect(await authOf({ name: "projects/shops/config", signIn: { email: { enabled: true } } })).toHaveLength(6);
});

test.each([
  ["policy", { passwordPolicyConfig: {} }, /Passwords/],
  ["policy that is off", { passwordPolicyConfig: { ...CLOSED.passwordPolicyConfig, passwordPolicyEnforcementState: "OFF" } }, /Passwords/],
  ["short passwords", { passwordPolicyConfig: { passwordPolicyEnforcementState: "ENFORCE", passwordPolicyVersions: [{}] } }, /Passwords/],
  ["enumeration", { emailPrivacyConfig: {} }, /Nobody learns/],
  ["deletion", { client: { permissions: { disabledUserSignup: true } } }, /Nobody deletes/],
  ["visitors of the chat", { signIn: { ...CLOSED.signIn, anonymous: { enabled: false } } }, /no other/],
  ["e-mail links", { signIn: { ...CLOSED.signIn, email: { enabled: true } } }, /no other/],
  ["passwords at all", { signIn: { ...CLOSED.signIn, email: { passwordRequired: true } } }, /no other/],
  ["phones", { signIn: { ...CLOSED.signIn, phoneNumber: { enabled: true } } }, /no other/],
  ["one address, two accounts", { signIn: { ...CLOSED.signIn, allowDuplicateEmails: true } }, /one account/],
  ["visitors that stay for ever", { autodeleteAnonymousUsers: false }, /deleted after 30 days/],
  ["a raised quota", { quota: { signUpQuotaConfig: { quota: "1000" } } }, /1000 users an hour/],
  ["somebody else’s domain", { authorizedDomains: ["localhost"] }, /come back/],
])("a project is not good for want of one thing: %s", async (_, change, what) => {
  expect(await authOf({ ...CLOSED, ...change })).toEqual([expect.stringMatching(what)]);
});

test("what the app calls is what the check demands", async () => {
  expect([...readSignInWays()].toSorted()).toEqual(["anonymous", "google", "password"]);
  const { api } = standIn({ "/admin/v2/projects/shops/config": CLOSED });
  const config = await readAuthConfig(api);
  const todo = (source: string) => checkAuth(config, SITE, new Set(waysIn(source))).find(({ what }) => /no other/.test(what))?.todo;
  const uses = (name: string) => `import { signInWithEmailAndPassword, ${name} } from "firebase/auth";`;
  expect(todo(uses("signOut"))).toMatch(/turn off Anonymous\.$/);
  expect(todo(uses("signInWithPhoneNumber, signInAnonymously"))).toMatch(/: turn on Phone\.$/);
  expect(todo(uses("signInWithEmailLink, signInAnonymously"))).toMatch(/: turn on Email link/);
  expect(waysIn(uses("signInWithCustomToken"))).toEqual(["password"]);
  expect(() => waysIn(uses("signInWithMagic"))).toThrow(/signInWithMagic/);
});

test("who may not look at a project is told so", async () => {
  const { api } = standIn({});
  await expect(readAuthConfig(api)).rejects.toThrow(/answers 403/);
});

const OWN = { ORDER_LINK_SECRET: "k".repeat(48), STRIPE_WEBHOOK_SECRET: "whsec_k3JxkP0aQ2mN8vB1", STRIPE_SECRET_KEY: "sk_live_x" };

test.each([
  [{}, 0],
  [{ STRIPE_SECRET_KEY: "none", STRIPE_WEBHOOK_SECRET: "whsec_none" }, 0],
  [{ ORDER_LINK_SECRET: "demo-order-link-secret-not-for-real-shops" }, 1],
  [{ ORDER_LINK_SECRET: "short" }, 1],
  [{ STRIPE_WEBHOOK_SECRET: "whsec_demo-webhook-secret-not-for-real-shops" }, 1],
  [{ STRIPE_WEBHOOK_SECRET: "whsec_none" }, 1],
  [{ STRIPE_SECRET_KEY: "sk_test_demo-not-a-real-key" }, 1],
])("secrets with %o have %i faults", async (change, faults) => {
  expect(wrong(checkSecrets({ ...OWN, ...change }))).toHaveLength(faults);
});

test("a secret is read as functions get it", async () => {
  const data = Buffer.from("k".repeat(48)).toString("base64");
  const { api } = standIn({ "/v1/projects/shops/secrets/ORDER_LINK_SECRET/versions/latest:access": { payload: { data } } });
  expect(await findSecret(api, "ORDER_LINK_SECRET")).toBe("k".repeat(48));
});

/** A site behind Google's front end, whose function decides whom it sees by `see`. */
async function site(see: (headers: Record<string, string>) => string, cacheControl = "no-store") {
  const server = createServer((request, response) => {
    if (request.method === "POST") {
      const chain = ["192.0.2.5", ...(request.url?.startsWith("/api/") ? ["142.250.32.4"] : [])].join(", ");
      const { "x-forwarded-for": claimed, "fastly-client-ip": cdn } = request.headers;
      const headers = { "x-forwarded-for": `${claimed}, ${chain}`, "fastly-client-ip": String(cdn) };
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ address: see(headers) }));
    } else if (request.url === "/") response.writeHead(200, { "strict-transport-security": "max-age=31536000" }).end();
    else response.writeHead(404, { "cache-control": cacheControl }).end();
  });
  servers.push(server);
  const siteUrl = `http://127.0.0.1:${await listen(server)}`;
  return wrong(await checkSite({ siteUrl, functionUrl: `${siteUrl}/direct` }));
}

test("a site is good whose function sees its callers themselves", async () => {
  expect(await site((headers) => clientAddress({ headers }))).toEqual([expect.stringMatching(/HTTPS/)]);
});

test.each([
  ["the CDN’s header", (headers: Record<string, string>) => headers["fastly-client-ip"] ?? "", /chooses/],
  ["the first of the chain", (headers: Record<string, string>) => headers["x-forwarded-for"]?.split(", ")[0] ?? "", /chooses/],
  ["the last of the chain", (headers: Record<string, string>) => headers["x-forwarded-for"]?.split(", ").at(-1) ?? "", /told apart/],
])("a site that goes by %s is not", async (_, see, what) => {
  expect((await site(see))[0]).toMatch(what);
});

test("nor is one where a missing file is kept", async () => {
  expect(await site((headers) => clientAddress({ headers }), "public, max-age=31536000, immutable")).toContainEqual(
    expect.stringMatching(/keeps/),
  );
});
