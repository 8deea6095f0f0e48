import type { Json, StandIn, Store } from "./stand-in.ts";

/** What Google refuses, with its status. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
export const NOT_FOUND = "Requested entity was not found.";

export type Asked = { world: StandIn; store: Store; params: string[]; query: URLSearchParams; body: Json };
type Answer = (asked: Asked) => Json;
type Call = { method: string; pattern: RegExp; answer: Answer };

const P = "projects/my-shops";

/** `*` is one part of a path. */
function call(method: string, path: string, answer: Answer): Call {
  const source = path.replace(/[.()]/g, "\\$&").replaceAll("*", "([^/:]+)");
  return { method, pattern: new RegExp(`^${source}$`), answer };
}

/** What a name leads to. */
const found =
  (nameOf: (asked: Asked) => string): Answer =>
  (asked) => {
    const it = asked.store.get(nameOf(asked));
    if (!it) throw new Refused(404, NOT_FOUND);
    return it;
  };
const get = (path: string, nameOf: (...params: string[]) => string) =>
  call(
    "GET",
    path,
    found(({ params }) => nameOf(...params)),
  );

/** All below a name; each has its address within. */
const list = (path: string, kind: string, below: (...params: string[]) => string) =>
  call("GET", path, ({ store, params }) => ({
    [kind]: [...store].filter(([name]) => name.startsWith(below(...params))).map(([, it]) => it),
  }));

/** Firestore makes indexes after it has answered: they are ready at the second look. */
const madeMeanwhile = ({ answer, ...rest }: Call): Call => ({
  ...rest,
  answer: (asked) => {
    const answered = structuredClone(answer(asked));
    for (const [name, it] of asked.store) {
      const text = JSON.stringify(it);
      if (text.includes("CREATING")) asked.store.set(name, JSON.parse(text.replaceAll("CREATING", "READY")));
    }
    return answered;
  },
});

/** Makes one of a kind, once. */
const create = (path: string, nameOf: (asked: Asked) => string, made: (asked: Asked, name: string) => Json = ({ body }) => body) =>
  call("POST", path, (asked) => {
    const name = nameOf(asked);
    if (asked.store.has(name)) throw new Refused(409, `${name} already exists`);
    const it = made(asked, name);
    asked.store.set(name, it);
    return it;
  });

/** Google numbers what has no name of its own. */
const next = (store: Store, prefix: string) => `${prefix}${[...store.keys()].filter((name) => name.startsWith(prefix)).length + 1}`;

/** Changes the fields that the mask names; without a mask, those that are sent. */
const patch = (path: string, nameOf: (...params: string[]) => string) =>
  call("PATCH", path, (asked) => {
    const name = nameOf(...asked.params);
    const it = structuredClone(found(() => name)(asked));
    const mask = asked.query.get("updateMask")?.split(",") ?? Object.keys(asked.body);
    for (const field of mask) setIn(it, field.split("."), asked.body);
    asked.store.set(name, it);
    return it;
  });

function setIn(target: Json, [head = "", ...rest]: string[], from: unknown): void {
  const value = isJson(from) ? from[head] : undefined;
  if (rest.length === 0) {
    if (value === undefined) delete target[head];
    else target[head] = value;
    return;
  }
  const inner = target[head];
  const into = isJson(inner) ? inner : {};
  target[head] = into;
  setIn(into, rest, value);
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const operation = (path: string) => call("GET", path, ({ world, params }) => world.lookAt(`operations/${params[0]}`));

/** Each policy has an etag of its content; who sends an older one is refused. */
const policyCalls = (path: string, nameOf: (...params: string[]) => string): Call[] => [
  call("POST", `${path}:getIamPolicy`, ({ store, params }) => ({ etag: "0", ...store.get(nameOf(...params)) })),
  call("POST", `${path}:setIamPolicy`, ({ store, params, body }) => {
    const policy = isJson(body["policy"]) ? body["policy"] : {};
    const is = store.get(nameOf(...params));
    if (policy["etag"] !== (is?.["etag"] ?? "0")) throw new Refused(409, "There were concurrent policy changes.");
    const set = { ...policy, etag: `${Number(policy["etag"]) + 1}` };
    store.set(nameOf(...params), set);
    return set;
  }),
];

const FIREBASE = `firebase.googleapis.com/v1beta1/${P}`;
const HOSTING = `firebasehosting.googleapis.com/v1beta1/${P}/sites`;
const DATABASES = `firestore.googleapis.com/v1/${P}/databases`;
const AUTH = "identitytoolkit.googleapis.com";
const SECRETS = `secretmanager.googleapis.com/v1/${P}/secrets`;
const ACCOUNTS = `iam.googleapis.com/v1/${P}/serviceAccounts`;
const MONITORING = `monitoring.googleapis.com/v3/${P}`;
const BUDGETS = "billingbudgets.googleapis.com/v1/billingAccounts/A/budgets";
const DATABASE = `${P}/databases/(default)`;

/** Methods and paths of Google's published clients (`@googleapis/*`, `@google-cloud/*`), and no other. */
export const CALLS: readonly Call[] = [
  call("GET", `serviceusage.googleapis.com/v1/${P}/services:batchGet`, ({ store, query }) => ({
    services: query.getAll("names").map((name) => ({
      name: name.replace("my-shops", "4711"),
      state: store.has(`services/${name.split("/").at(-1)}`) ? "ENABLED" : "DISABLED",
    })),
  })),
  call("POST", `serviceusage.googleapis.com/v1/${P}/services:batchEnable`, ({ world, store, body }) => {
    const ids = Array.isArray(body["serviceIds"]) ? body["serviceIds"] : [];
    if (ids.length === 0 || ids.length > 20) throw new Refused(400, "from 1 to 20 services");
    return world.later(() => {
      for (const id of ids) store.set(`services/${id}`, {});
    });
  }),
  operation("serviceusage.googleapis.com/v1/operations/*"),
  get(`cloudresourcemanager.googleapis.com/v3/${P}`, () => "project"),
  ...policyCalls(`cloudresourcemanager.googleapis.com/v3/${P}`, () => "policy"),
  get(`cloudbilling.googleapis.com/v1/${P}/billingInfo`, () => "billing"),
  get(FIREBASE, () => "firebase"),
  call("POST", `${FIREBASE}:addFirebase`, ({ world, store }) => world.later(() => store.set("firebase", { projectId: "my-shops" }))),
  list(`${FIREBASE}/webApps`, "apps", () => "webApps/"),
  call("POST", `${FIREBASE}/webApps`, ({ world, store, body }) =>
    world.later(() => {
      if (!store.has("firebase")) throw new Refused(404, NOT_FOUND);
      store.set(next(store, "webApps/"), { ...body, appId: "1:4711:web:a" });
    }),
  ),
  call("GET", `${FIREBASE}/webApps/1:4711:web:a/config`, () => ({
    apiKey: "a-key",
    authDomain: "my-shops.firebaseapp.com",
    projectId: "my-shops",
    appId: "1:4711:web:a",
  })),
  operation("firebase.googleapis.com/v1beta1/operations/*"),
  create(HOSTING, ({ query }) => `sites/${query.get("siteId")}`),
  get(`${HOSTING}/*`, (id) => `sites/${id}`),
  get(`${HOSTING}/my-shops/channels/live`, () => "channels/live"),
  get(`${HOSTING}/my-shops/customDomains/*`, (id) => `customDomains/${id}`),
  create(
    `${HOSTING}/my-shops/customDomains`,
    ({ query }) => `customDomains/${query.get("customDomainId")}`,
    ({ query }) => {
      const record = { domainName: query.get("customDomainId"), type: "A", rdata: "199.36.158.100", requiredAction: "ADD" };
      return { hostState: "HOST_UNREACHABLE", requiredDnsUpdates: { desired: [{ records: [record] }] } };
    },
  ),
  get(`${DATABASES}/(default)`, () => DATABASE),
  call("POST", DATABASES, ({ world, store, query, body }) =>
    world.later(() => {
      store.set(`${P}/databases/${query.get("databaseId")}`, body);
    }),
  ),
  call("PATCH", `${DATABASES}/(default)`, ({ world, store, query, body }) =>
    world.later(() => {
      const database = structuredClone(store.get(DATABASE) ?? {});
      for (const field of query.get("updateMask")?.split(",") ?? []) setIn(database, [field], body);
      store.set(DATABASE, database);
    }),
  ),
  operation("firestore.googleapis.com/v1/operations/*"),
  list(`${DATABASES}/(default)/backupSchedules`, "backupSchedules", () => `${DATABASE}/backupSchedules/`),
  create(
    `${DATABASES}/(default)/backupSchedules`,
    ({ store }) => {
      if (!store.has(DATABASE)) throw new Refused(404, NOT_FOUND);
      return `${DATABASE}/backupSchedules/daily`;
    },
    ({ body }, name) => ({ ...body, name }),
  ),
  patch(`${DATABASES}/(default)/backupSchedules/*`, (id) => `${DATABASE}/backupSchedules/${id}`),
  ...["indexes", "fields"].map((kind) => madeMeanwhile(list(`${DATABASES}/(default)/collectionGroups/-/${kind}`, kind, () => `${kind}/`))),
  get(`firebasestorage.googleapis.com/v1alpha/${P}/defaultBucket`, () => "defaultBucket"),
  create(
    `firebasestorage.googleapis.com/v1alpha/${P}/defaultBucket`,
    () => "defaultBucket",
    ({ store, body }) => {
      store.set("b/my-shops.firebasestorage.app", {
        location: String(body["location"]).toUpperCase(),
        softDeletePolicy: { retentionDurationSeconds: "604800" },
      });
      return { bucket: { name: `${P}/buckets/my-shops.firebasestorage.app` } };
    },
  ),
  get("storage.googleapis.com/storage/v1/b/*", (name) => `b/${name}`),
  patch("storage.googleapis.com/storage/v1/b/*", (name) => `b/${name}`),
  get(`${AUTH}/admin/v2/${P}/config`, () => "auth"),
  create(
    `${AUTH}/v2/${P}/identityPlatform:initializeAuth`,
    () => "auth",
    () => ({ authorizedDomains: ["localhost"] }),
  ),
  patch(`${AUTH}/admin/v2/${P}/config`, () => "auth"),
  get(`${AUTH}/admin/v2/${P}/defaultSupportedIdpConfigs/google.com`, () => "auth/google.com"),
  get(`${ACCOUNTS}/*`, (mail) => `accounts/${mail}`),
  create(ACCOUNTS, ({ body }) => `accounts/${body["accountId"]}@my-shops.iam.gserviceaccount.com`),
  ...policyCalls(`${ACCOUNTS}/*`, (mail) => `accountPolicies/${mail}`),
  get(`${SECRETS}/*`, (name) => `secrets/${name}`),
  create(SECRETS, ({ query }) => `secrets/${query.get("secretId")}`),
  create(`${SECRETS}/*:addVersion`, ({ store, params: [name] }) => {
    if (!store.has(`secrets/${name}`)) throw new Refused(404, NOT_FOUND);
    return next(store, `secrets/${name}/versions/`);
  }),
  call("GET", `${SECRETS}/*/versions/latest`, (asked) => ({ name: latest(asked) })),
  call("GET", `${SECRETS}/*/versions/latest:access`, (asked) => found(latest)(asked)),
  get(`firebaserules.googleapis.com/v1/${P}/releases/cloud.firestore`, () => "releases/cloud.firestore"),
  get(`firebaserules.googleapis.com/v1/${P}/releases/firebase.storage/*`, (name) => `releases/firebase.storage/${name}`),
  get(`firebaserules.googleapis.com/v1/${P}/rulesets/*`, (id) => `rulesets/${id}`),
  get(`logging.googleapis.com/v2/${P}/metrics/*`, (name) => `metrics/${name}`),
  create(`logging.googleapis.com/v2/${P}/metrics`, ({ body }) => `metrics/${body["name"]}`),
  call("PUT", `logging.googleapis.com/v2/${P}/metrics/*`, ({ store, params: [name], body }) => {
    store.set(`metrics/${name}`, body);
    return body;
  }),
  ...["notificationChannels", "uptimeCheckConfigs", "alertPolicies"].flatMap((kind) => [
    list(`${MONITORING}/${kind}`, kind, () => `${kind}/`),
    create(
      `${MONITORING}/${kind}`,
      ({ store }) => next(store, `${kind}/`),
      ({ body }, name) => ({ ...body, name: `${P}/${name}` }),
    ),
  ]),
  patch(`${MONITORING}/alertPolicies/*`, (id) => `alertPolicies/${id}`),
  list(BUDGETS, "budgets", () => "budgets/"),
  create(BUDGETS, ({ store }) => next(store, "budgets/")),
];

function latest({ store, params: [name] }: Asked): string {
  const versions = [...store.keys()].filter((key) => key.startsWith(`secrets/${name}/versions/`));
  const last = versions.at(-1);
  if (!last) throw new Refused(404, NOT_FOUND);
  return last;
}
