import * as z from "zod/mini";
import type { Deployment, Step } from "../deployment.ts";
import type { ProjectApi } from "../google.ts";
import { databaseOf } from "./firestore.ts";
import { findBucketName } from "./storage.ts";

const API = "firebaserules.googleapis.com/v1";
const releaseSchema = z.object({ rulesetName: z.string() });
const rulesetSchema = z.object({ source: z.object({ files: z.array(z.object({ content: z.string() })) }) });
const fieldSchema = z.object({
  fieldPath: z.string(),
  order: z.optional(z.string()),
  arrayConfig: z.optional(z.string()),
});
type IndexField = z.infer<typeof fieldSchema>;
const fileSchema = z.object({
  indexes: z.array(z.object({ collectionGroup: z.string(), queryScope: z.string(), fields: z.array(fieldSchema) })),
  fieldOverrides: z.array(z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z._default(z.boolean(), false) })),
});
const indexesSchema = z.object({
  indexes: z._default(z.array(z.object({ name: z.string(), queryScope: z.string(), fields: z.array(fieldSchema) })), []),
});
const fieldsSchema = z.object({ fields: z._default(z.array(z.object({ name: z.string() })), []) });

/** Rules, indexes and policies of expiry, as this clone has them. The Firebase CLI writes them. */
export const rules: Step = {
  name: "Rules, indexes and expiry",
  differs: async (deployment) => {
    const { api, files } = deployment;
    const bucket = await findBucketName(api);
    const wrong: string[] = [];
    if ((await deployedRules(api, "cloud.firestore")) !== files.read("firestore.rules")) wrong.push("The rules of Firestore are these");
    if (bucket === null || (await deployedRules(api, `firebase.storage/${bucket}`)) !== files.read("storage.rules"))
      wrong.push("The rules of Storage are these");
    return [...wrong, ...(await missingIndexes(deployment)), ...(await missingExpiry(deployment))].map((what) => ({ what }));
  },
  make: ({ firebase, answers }) =>
    firebase(["deploy", "--only", "firestore,storage", "--config", "firebase.json", "--project", answers.project, "--non-interactive"]),
};

async function deployedRules(api: ProjectApi, service: string): Promise<string | null> {
  const release = await api.find(releaseSchema, `${API}/projects/${api.project}/releases/${service}`);
  if (!release) return null;
  const ruleset = await api.get(rulesetSchema, `${API}/${release.rulesetName}`);
  return ruleset.source.files[0]?.content ?? null;
}

async function missingIndexes({ api, files }: Deployment): Promise<string[]> {
  const found = await api.find(indexesSchema, `${databaseOf(api)}/collectionGroups/-/indexes`);
  const there = new Set(found?.indexes.map(({ name, queryScope, fields }) => nameOfIndex(groupIn(name), queryScope, fields)));
  const wanted = wantedIn(files).indexes.map(({ collectionGroup, queryScope, fields }) => nameOfIndex(collectionGroup, queryScope, fields));
  return wanted.filter((name) => !there.has(name)).map((name) => `There is an index ${name}`);
}

async function missingExpiry({ api, files }: Deployment): Promise<string[]> {
  const found = await api.find(fieldsSchema, `${databaseOf(api)}/collectionGroups/-/fields?filter=ttlConfig:*`);
  const there = new Set(found?.fields.map(({ name }) => `${groupIn(name)}.${name.split("/").at(-1)}`));
  return wantedIn(files)
    .fieldOverrides.filter(({ collectionGroup, fieldPath, ttl }) => ttl && !there.has(`${collectionGroup}.${fieldPath}`))
    .map(({ collectionGroup, fieldPath }) => `Documents of ${collectionGroup} are deleted after ${fieldPath}`);
}

function wantedIn(files: Deployment["files"]): z.infer<typeof fileSchema> {
  return fileSchema.parse(JSON.parse(files.read("firestore.indexes.json")));
}

function groupIn(name: string): string {
  return /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? "";
}

/** Google adds the document's name as the last field. */
function nameOfIndex(group: string, scope: string, fields: readonly IndexField[]): string {
  const named = fields
    .filter(({ fieldPath }) => fieldPath !== "__name__")
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${(order ?? arrayConfig ?? "").toLowerCase()}`);
  return `of ${group} (${scope === "COLLECTION" ? "" : `${scope.toLowerCase()}: `}${named.join(", ")})`;
}
