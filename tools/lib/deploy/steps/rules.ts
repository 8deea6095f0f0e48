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
const ownIndexSchema = z.object({ queryScope: z.string(), order: z.optional(z.string()), arrayConfig: z.optional(z.string()) });
const fileSchema = z.object({
  indexes: z.array(z.object({ collectionGroup: z.string(), queryScope: z.string(), fields: z.array(fieldSchema) })),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z._default(z.boolean(), false),
      indexes: z.array(ownIndexSchema),
    }),
  ),
});
const indexSchema = z.object({
  name: z._default(z.string(), ""),
  queryScope: z.string(),
  fields: z.array(fieldSchema),
  state: z._default(z.string(), ""),
});
const indexesSchema = z.object({ indexes: z._default(z.array(indexSchema), []) });
const noConfig = { usesAncestorConfig: false, indexes: [] };
const configSchema = z.object({ usesAncestorConfig: z._default(z.boolean(), false), indexes: z._default(z.array(indexSchema), []) });
const fieldsSchema = z.object({
  fields: z._default(
    z.array(z.object({ name: z.string(), ttlConfig: z.optional(z.looseObject({})), indexConfig: z._default(configSchema, noConfig) })),
    [],
  ),
});
/** Fields that differ from the database's default, which is all that can be asked for. */
const OVERRIDDEN = encodeURIComponent("indexConfig.usesAncestorConfig=false OR ttlConfig:*");

/** Rules, indexes and policies of expiry, as this clone has them. The Firebase CLI writes them; queries fail until an index is made. */
export const rules: Step = {
  name: "Rules, indexes and expiry",
  differs: async (deployment) => {
    const { api, files } = deployment;
    const bucket = await findBucketName(api);
    const wrong: string[] = [];
    if ((await deployedRules(api, "cloud.firestore")) !== files.read("firestore.rules")) wrong.push("The rules of Firestore are these");
    if (bucket === null || (await deployedRules(api, `firebase.storage/${bucket}`)) !== files.read("storage.rules"))
      wrong.push("The rules of Storage are these");
    const fields = await wrongFields(deployment);
    return [...wrong, ...(await missingIndexes(deployment)), ...fields].map((what) => ({ what }));
  },
  make: async ({ api, firebase, answers }) => {
    await firebase([
      "deploy",
      "--only",
      "firestore,storage",
      "--config",
      "firebase.json",
      "--project",
      answers.project,
      "--non-interactive",
    ]);
    await api.until("Firestore is still making indexes", async () => {
      const [indexes, fields] = await readIndexes(api);
      return [...indexes, ...fields.flatMap(({ indexConfig }) => indexConfig.indexes)].every(isReady);
    });
  },
};

async function deployedRules(api: ProjectApi, service: string): Promise<string | null> {
  const release = await api.find(releaseSchema, `${API}/projects/${api.project}/releases/${service}`);
  if (!release) return null;
  const ruleset = await api.get(rulesetSchema, `${API}/${release.rulesetName}`);
  return ruleset.source.files[0]?.content ?? null;
}

async function missingIndexes({ api, files }: Deployment): Promise<string[]> {
  const [indexes] = await readIndexes(api);
  const there = new Set(indexes.filter(isReady).map(({ name, queryScope, fields }) => nameOfIndex(groupIn(name), queryScope, fields)));
  const wanted = wantedIn(files).indexes.map(({ collectionGroup, queryScope, fields }) => nameOfIndex(collectionGroup, queryScope, fields));
  return wanted.filter((name) => !there.has(name)).map((name) => `There is an index ${name}`);
}

async function wrongFields({ api, files }: Deployment): Promise<string[]> {
  const [, found] = await readIndexes(api);
  const there = new Map(found.map((field) => [`${groupIn(field.name)}.${field.name.split("/").at(-1)}`, field]));
  return wantedIn(files).fieldOverrides.flatMap(({ collectionGroup, fieldPath, ttl, indexes }) => {
    const field = there.get(`${collectionGroup}.${fieldPath}`);
    // Without an exception of its own, a field has the indexes of the database.
    const is = field && !field.indexConfig.usesAncestorConfig ? field.indexConfig.indexes.filter(isReady) : null;
    const has = is?.map(({ queryScope, fields }) => kindOf({ queryScope, ...fields[0] }));
    const isSame = has && isSameSet(has, indexes.map(kindOf));
    return [
      ...(ttl && !field?.ttlConfig ? [`Documents of ${collectionGroup} are deleted after ${fieldPath}`] : []),
      ...(isSame ? [] : [`${fieldPath} of ${collectionGroup} is indexed ${indexes.map(kindOf).join(", ") || "nowhere"}`]),
    ];
  });
}

/** The indexes of several fields, and the fields that are exceptions. */
async function readIndexes(api: ProjectApi) {
  const at = `${databaseOf(api)}/collectionGroups/-`;
  const indexes = await api.find(indexesSchema, `${at}/indexes`);
  const fields = await api.find(fieldsSchema, `${at}/fields?filter=${OVERRIDDEN}`);
  return [indexes?.indexes ?? [], fields?.fields ?? []] as const;
}

function isReady({ state }: z.infer<typeof indexSchema>): boolean {
  return state === "READY";
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return new Set(some).symmetricDifference(new Set(others)).size === 0;
}

function kindOf({ queryScope, order, arrayConfig }: z.infer<typeof ownIndexSchema>): string {
  return `${queryScope.toLowerCase()} ${(order ?? arrayConfig ?? "").toLowerCase()}`;
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
