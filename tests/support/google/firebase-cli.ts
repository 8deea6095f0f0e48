import { parseArgs } from "node:util";
import type { Json, StandIn } from "./stand-in.ts";

type Indexes = {
  indexes: ({ collectionGroup: string } & Json)[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: Json[] }[];
};

/** The Firebase CLI, as far as it is used: what it needs, and what it leaves in the project. It may be cut off between its parts. */
export async function runFirebase(world: StandIn, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: "string" },
      config: { type: "string" },
      project: { type: "string" },
      message: { type: "string" },
      force: { type: "boolean", default: false },
      "non-interactive": { type: "boolean", default: false },
    },
  });
  if (positionals.join() !== "deploy" || values.project !== "my-shops" || !values["non-interactive"])
    throw new Error(`firebase ${args.join(" ")}`);
  if (values.only === "firestore,storage") deployData(world);
  else if (values.only === "functions,hosting" && values.config === "firebase.deploy.json")
    deploySite(world, values.force, values.message ?? "");
  else throw new Error(`firebase ${args.join(" ")}`);
}

function deployData(world: StandIn): void {
  const { store, files } = world;
  need(world, "projects/my-shops/databases/(default)", "defaultBucket");
  const indexes: Indexes = JSON.parse(files.get("firestore.indexes.json") ?? "");
  const inGroup = (group: string) => `projects/my-shops/databases/(default)/collectionGroups/${group}`;
  indexes.indexes.forEach(({ collectionGroup, ...index }, at) => {
    const last = { fieldPath: "__name__", order: "ASCENDING" };
    const fields = Array.isArray(index["fields"]) ? [...index["fields"], last] : [];
    part(world, `indexes/${at}`, { ...index, fields, name: `${inGroup(collectionGroup)}/indexes/${at}`, state: "CREATING" });
  });
  for (const { collectionGroup, fieldPath, ttl, indexes: own } of indexes.fieldOverrides) {
    const config = own.map(({ queryScope, ...one }) => ({ queryScope, fields: [{ fieldPath, ...one }], state: "CREATING" }));
    part(world, `fields/${collectionGroup}.${fieldPath}`, {
      name: `${inGroup(collectionGroup)}/fields/${fieldPath}`,
      indexConfig: { indexes: config },
      ...(ttl && { ttlConfig: { state: "CREATING" } }),
    });
  }
  for (const [service, file] of [
    ["cloud.firestore", "firestore.rules"],
    ["firebase.storage/my-shops.firebasestorage.app", "storage.rules"],
  ] as const) {
    store.set(`rulesets/${file}`, { source: { files: [{ content: files.get(file) }] } });
    part(world, `releases/${service}`, { rulesetName: `projects/my-shops/rulesets/${file}` });
  }
}

function deploySite(world: StandIn, isForced: boolean, message: string): void {
  if (!isForced) throw new Error("Pass the --force option to deploy functions with a failure policy");
  need(world, "secrets/SMTP_URL/versions/1", "secrets/PUSH_KEY/versions/1", "secrets/ORDER_LINK_SECRET/versions/1", "sites/my-shops");
  for (const id of ["awning-pages", "awning-counts", "awning-service"]) need(world, `accounts/${id}@my-shops.iam.gserviceaccount.com`);
  if (!world.files.get("firebase.deploy.json")?.includes("VITE_FIREBASE_API_KEY=a-key"))
    throw new Error("nothing is built with these settings");
  part(world, "functions", { settings: world.files.get("functions/.env.my-shops") });
  part(world, "channels/live", { release: { message } });
}

function part(world: StandIn, name: string, it: Json): void {
  const is = JSON.stringify(world.store.get(name))?.replaceAll("READY", "CREATING");
  if (is !== JSON.stringify(it)) {
    if (!/^(?:indexes|fields)\//.test(name) || name === "indexes/1" || name === "fields/messages.text") world.cut();
    world.store.set(name, it);
    world.writes.push(`firebase ${name}`);
  }
}

function need({ store }: StandIn, ...names: string[]): void {
  for (const name of names) if (!store.has(name)) throw new Error(`there is no ${name}`);
}
