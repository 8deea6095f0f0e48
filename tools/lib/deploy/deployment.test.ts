import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { StandIn } from "../../../tests/support/google/stand-in.ts";
import type { Answers } from "./answers.ts";
import { findSecret, readAuthConfig } from "./ask-google.ts";
import { checkAuth, checkSecrets } from "./check-project.ts";
import { type Deployment, deploy, lineOf, plan } from "./deployment.ts";
import { projectApi } from "./google.ts";
import { readSignInWays } from "./sign-in-calls.ts";
import { STEPS } from "./steps/all-steps.ts";
import { publicPushKey } from "./steps/push-key.ts";

const ANSWERS: Answers = {
  project: "my-shops",
  region: "europe-west1",
  domain: "shops.example",
  mailFrom: "My Shops <hello@shops.example>",
  cards: true,
};
const TYPED: Record<string, string> = {
  SMTP_URL: "smtps://me:hush@smtp.example:465",
  STRIPE_SECRET_KEY: "sk_live_hush",
  STRIPE_WEBHOOK_SECRET: "whsec_hush-hush-hush-hush",
};
const ways = readSignInWays();

function deploymentOn(world: StandIn, answers: Partial<Answers> = {}, typed = TYPED): Deployment {
  return {
    api: projectApi(world.google, "my-shops"),
    answers: { ...ANSWERS, ...answers },
    ways,
    files: { read: (path) => world.files.get(path) ?? "", write: (path, text) => void world.files.set(path, text) },
    firebase: world.firebase,
    build: world.build,
    release: async () => "awning@1.0.0+abc",
    askSecret: async (name) => typed[name] ?? "",
  };
}

const run = (deployment: Deployment) => deploy(deployment, STEPS, () => {});
const lines = async (deployment: Deployment) =>
  (await plan(deployment, STEPS)).flatMap(({ step, differences }) => differences.map((one) => `${step}: ${lineOf(one)}`));

async function deployed(answers: Partial<Answers> = {}): Promise<StandIn> {
  const world = new StandIn();
  await run(deploymentOn(world, answers));
  return world;
}

test("an empty project becomes one that the check finds good, and what only the user can do is told", async () => {
  const world = new StandIn();
  const deployment = deploymentOn(world);
  const { byHand } = await run(deployment);
  const { api } = deployment;
  const secrets: Record<string, string> = {};
  for (const name of ["ORDER_LINK_SECRET", ...Object.keys(TYPED)]) secrets[name] = (await findSecret(api, name)) ?? "";
  const findings = [...checkAuth(await readAuthConfig(api), "https://shops.example", ways), ...checkSecrets(secrets)];
  expect(findings.filter(({ isGood }) => !isGood)).toEqual([]);
  expect(secrets).toMatchObject(TYPED);
  expect(byHand.flatMap(({ step, differences }) => differences.map((one) => `${step}: ${lineOf(one)}`))).toEqual([
    expect.stringMatching(/^Authentication: .*Sign-in method > Google/),
    expect.stringMatching(/^Domain: .*At your DNS provider add A shops\.example 199\.36\.158\.100$/),
  ]);
});

const settingsOf = ({ files }: StandIn) => ({
  ...parseEnv(files.get("web/.env.production") ?? ""),
  ...parseEnv(files.get("functions/.env.my-shops") ?? ""),
});
const CONNECTED = { hostState: "HOST_ACTIVE", cert: { state: "CERT_ACTIVE" }, requiredDnsUpdates: { desired: [] } };

test("the site moves to a new domain when that leads here by https, and not before", async () => {
  const world = await deployed({ domain: "" });
  await run(deploymentOn(world));
  expect(settingsOf(world)).toMatchObject({ SITE_URL: "https://my-shops.web.app", VITE_SITE_URL: "https://my-shops.web.app" });
  world.store.set("customDomains/shops.example", { ...CONNECTED, cert: { state: "CERT_VALIDATING" } });
  expect(await lines(deploymentOn(world))).toContainEqual(expect.stringMatching(/^Domain: .*does not lead here yet/));
  world.store.set("customDomains/shops.example", CONNECTED);
  await run(deploymentOn(world));
  expect(settingsOf(world)).toMatchObject({ SITE_URL: "https://shops.example", VITE_SITE_URL: "https://shops.example" });
  // Another one does not take the first away.
  await run(deploymentOn(world, { domain: "shops.test" }));
  expect(settingsOf(world)["SITE_URL"]).toBe("https://shops.example");
});

test("push messages have a key of this project, which stays, and whose public half browsers get", async () => {
  const world = await deployed();
  const key = await findSecret(projectApi(world.google, "my-shops"), "PUSH_KEY");
  expect(settingsOf(world)["VITE_PUSH_KEY"]).toBe(publicPushKey(key ?? ""));
  expect(publicPushKey(key ?? "")).toMatch(/^B[\w-]{86}$/);
  await run(deploymentOn(world));
  expect(await findSecret(projectApi(world.google, "my-shops"), "PUSH_KEY")).toBe(key);
  world.store.set("secrets/PUSH_KEY/versions/1", { payload: { data: btoa("none") } });
  await run(deploymentOn(world));
  expect(settingsOf(world)["VITE_PUSH_KEY"]).toBe("");
});

test("of several web apps the one of our name is used, and a project with others gets one", async () => {
  const world = new StandIn();
  const apps = ["one", "other"].map((name): [string, object] => [`webApps/${name}`, { displayName: name, appId: `1:4711:web:${name}` }]);
  for (const [name, app] of apps) world.store.set(name, { ...app });
  await run(deploymentOn(world));
  expect(settingsOf(world)["VITE_FIREBASE_APP_ID"]).toBe("1:4711:web:a");
});

test("indexes that are never made end the run with words", async () => {
  const world = new StandIn();
  const indexes = [{ name: "x/collectionGroups/orders/indexes/0", queryScope: "COLLECTION", fields: [], state: "NEEDS_REPAIR" }];
  const stuck = between(world, ({ url }) => (url.endsWith("/-/indexes") ? Response.json({ indexes }) : undefined));
  await expect(run(stuck)).rejects.toThrow(/^Firestore is still making indexes after half an hour\. Run this again/);
});

test("the plan of an empty project names every step and changes nothing", async () => {
  const world = new StandIn();
  const planned = await plan(deploymentOn(world), STEPS);
  expect(planned.map(({ step }) => step)).toEqual(STEPS.map(({ name }) => name));
  expect(world.writes).toEqual([]);
});

test("a second run changes nothing", async () => {
  const world = await deployed();
  const before = world.snapshot();
  world.writes = [];
  const { made } = await run(deploymentOn(world));
  expect([made, world.writes]).toEqual([[], []]);
  expect(world.snapshot()).toEqual(before);
});

test("a run that is cut off anywhere ends the same when it is run again", async () => {
  const whole = await deployed();
  const wanted = whole.snapshot();
  expect(whole.chances).toBeGreaterThan(60);
  for (let at = 1; at <= whole.chances; at += 1) {
    const world = new StandIn();
    world.cutAt = at;
    await expect(run(deploymentOn(world)), `cut at ${at}`).rejects.toThrow(/cut off/);
    await run(deploymentOn(world));
    expect(world.snapshot(), `cut at ${at}`).toEqual(wanted);
  }
});

const set = (name: string, change: object) => (world: StandIn) => void world.store.set(name, { ...world.store.get(name), ...change });
const DATABASE = "projects/my-shops/databases/(default)";
const AUTH_OPEN = { emailPrivacyConfig: {} };

test.each<[string, (world: StandIn) => void, RegExp]>([
  ["an API that is off", (world) => world.store.delete("services/cloudtasks.googleapis.com"), /^APIs: cloudtasks/],
  ["recovery that is off", set(DATABASE, { pointInTimeRecoveryEnablement: "" }), /^Firestore: Point-in-time/],
  ["a database that anybody deletes", set(DATABASE, { deleteProtectionState: "" }), /^Firestore: .*protected/],
  ["backups of a week", set(`${DATABASE}/backupSchedules/daily`, { retention: "604800s" }), /^Firestore: .*14 days, not for 7$/],
  ["files without versions", set("b/my-shops.firebasestorage.app", { versioning: {} }), /^Storage: Versions of files are kept/],
  ["versions without an end", set("b/my-shops.firebasestorage.app", { lifecycle: {} }), /^Storage: .*end after 30 days/],
  [
    "removed files of a week",
    set("b/my-shops.firebasestorage.app", { softDeletePolicy: { retentionDurationSeconds: "604800" } }),
    /^Storage: Removed/,
  ],
  ["addresses that are told", set("auth", AUTH_OPEN), /^Authentication: Nobody learns/],
  ["a service without its rights", set("policy", { bindings: [] }), /^Service accounts: .* gets roles/],
  [
    "a secret of the demo",
    set("secrets/STRIPE_SECRET_KEY/versions/1", { payload: { data: btoa("sk_test_demo-not-a-real-key") } }),
    /^Secrets: STRIPE_SECRET_KEY is replaced/,
  ],
  [
    "another address",
    (world) => void world.files.set("web/.env.production", "VITE_SITE_URL=https://x.example"),
    /^Settings .*VITE_SITE_URL in .* is https:\/\/x\.example and becomes https:\/\/my-shops\.web\.app/,
  ],
  ["older rules", set("rulesets/firestore.rules", { source: { files: [{ content: "older" }] } }), /^Rules, .*of Firestore are these/],
  ["a missing index", (world) => world.store.delete("indexes/0"), /^Rules, .*an index of reservations \(scheduleId asc/],
  ["documents that stay", set("fields/rateLimits.expireAt", { ttlConfig: undefined }), /^Rules, .*rateLimits are deleted after expireAt/],
  [
    "a field without its index",
    (world) => world.store.delete("fields/orders.askAt"),
    /^Rules, .*askAt of orders is indexed collection_group asc/,
  ],
  [
    "an index that is too much",
    set("fields/messages.text", { indexConfig: { usesAncestorConfig: true } }),
    /^Rules, .*text of messages is indexed nowhere$/,
  ],
  ["an index that is not ready", set("indexes/0", { state: "NEEDS_REPAIR" }), /^Rules, .*an index of reservations/],
  ["another release", set("channels/live", { release: { message: "by hand" } }), /^Functions and Hosting: .*over by hand$/],
  ["an alert that is muted", set("alertPolicies/1", { enabled: false }), /^Alerts: The alert "Awning: a job is behind" is not/],
  ["a metric of something else", set("metrics/awning_job_behind", { filter: "x" }), /^Alerts: Log lines/],
  ["no budget", (world) => world.store.delete("budgets/1"), /^Budget: /],
])("%s is named, and put right without touching the rest", async (_, spoil, line) => {
  const world = await deployed();
  const good = await lines(deploymentOn(world));
  const before = Object.keys(world.snapshot());
  spoil(world);
  const found = (await lines(deploymentOn(world))).filter((one) => !good.includes(one));
  expect(found).toContainEqual(expect.stringMatching(line));
  await run(deploymentOn(world));
  expect(await lines(deploymentOn(world))).toEqual(good);
  expect(Object.keys(world.snapshot())).toEqual(expect.arrayContaining(before));
});

test.each<[string, (world: StandIn) => void, RegExp]>([
  [
    "a database elsewhere",
    (world) => void world.store.set(DATABASE, { type: "FIRESTORE_NATIVE", locationId: "eur3" }),
    /is in eur3, not in europe-west1.*cannot move/,
  ],
  [
    "a database of another kind",
    (world) => void world.store.set(DATABASE, { type: "DATASTORE_MODE", locationId: "europe-west1" }),
    /DATASTORE_MODE.*another project/,
  ],
  ["nobody who pays", set("billing", { billingEnabled: false }), /no billing account.*Blaze/],
])("a project with %s ends the run with words, before anything of Awning is in it", async (_, spoil, words) => {
  const world = new StandIn();
  spoil(world);
  await expect(run(deploymentOn(world))).rejects.toThrow(words);
  expect([...world.store.keys()].filter((name) => /^(?:secrets|accounts|b)\//.test(name))).toEqual([]);
});

test("rights of others stay, and more rights than the pages need are told", async () => {
  const world = new StandIn();
  const condition = { title: "until June", expression: "false" };
  const viewers = { role: "roles/datastore.viewer", members: ["user:me@x.example"], condition };
  const owners = { role: "roles/owner", members: ["user:me@x.example"] };
  const editors = { role: "roles/editor", members: ["serviceAccount:awning-pages@my-shops.iam.gserviceaccount.com"] };
  world.store.set("policy", { etag: "0", bindings: [viewers, owners, editors] });
  const { byHand } = await run(deploymentOn(world));
  expect(world.store.get("policy")?.["bindings"]).toEqual(expect.arrayContaining([viewers, owners, editors]));
  expect(byHand.map(({ differences }) => differences.map(lineOf).join()).join()).toMatch(/awning-pages also has roles\/editor/);
});

test("secrets are asked for once, in the form they need, and are in no file", async () => {
  const world = new StandIn();
  const wrong = deploymentOn(world, {}, { ...TYPED, SMTP_URL: "smtp.example hush" });
  await expect(run(wrong)).rejects.toThrow(/^SMTP_URL is not of the form/);
  const asked: string[] = [];
  const right = { ...deploymentOn(world), askSecret: async (name: string) => (asked.push(name), TYPED[name] ?? "") };
  await run(right);
  await run(right);
  expect(asked).toEqual(Object.keys(TYPED));
  expect([...world.files.values()].join()).not.toContain("hush");
});

test("without cards nothing is asked of Stripe, until the answer changes", async () => {
  const world = await deployed({ cards: false });
  expect(await findSecret(projectApi(world.google, "my-shops"), "STRIPE_SECRET_KEY")).toBe("none");
  await run(deploymentOn(world));
  expect(await findSecret(projectApi(world.google, "my-shops"), "STRIPE_SECRET_KEY")).toBe("sk_live_hush");
  expect(await lines(deploymentOn(world, { cards: false }))).toContainEqual(
    expect.stringMatching(/Cards are taken, though you answered no/),
  );
});

test("settings that the user wrote stay", async () => {
  const world = new StandIn();
  world.files.set("functions/.env.my-shops", "# ours\nSCALE=busy\nSITE_URL=https://old.example\n");
  await run(deploymentOn(world));
  expect(world.files.get("functions/.env.my-shops")).toMatch(
    /^# ours\nSCALE=busy\nSITE_URL=https:\/\/old\.example\nMEDIA_BASE=.*\nMAIL_FROM="My Shops <hello@shops\.example>"\n/,
  );
});

/** The same deployment, where `change` comes before a request is answered, or answers it. */
function between(world: StandIn, change: (request: Request) => Response | undefined): Deployment {
  const send = async (request: Request) => change(request) ?? world.google.send(request);
  return { ...deploymentOn(world), api: projectApi({ ...world.google, send }, "my-shops") };
}

test("budgets that only others may see are left to them", async () => {
  const hidden = between(new StandIn(), ({ url }) => (url.includes("/budgets") ? Response.json({}, { status: 403 }) : undefined));
  const { byHand } = await run(hidden);
  expect(byHand.map(({ step }) => step)).toContain("Budget");
});

test("rights that somebody gives meanwhile are not taken back", async () => {
  const world = new StandIn();
  const theirs = { role: "roles/owner", members: ["user:you@x.example"] };
  const raced = between(world, ({ url }) => {
    if (url.endsWith("projects/my-shops:setIamPolicy")) world.store.set("policy", { etag: "theirs", bindings: [theirs] });
    return undefined;
  });
  await expect(run(raced)).rejects.toThrow(/concurrent policy changes/);
  world.store.set("policy", { etag: "0", bindings: [theirs] });
  await run(deploymentOn(world));
  expect(world.store.get("policy")?.["bindings"]).toContainEqual(theirs);
});
