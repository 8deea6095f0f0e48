import * as z from "zod/mini";
import type { Difference, Step } from "../deployment.ts";
import type { ProjectApi } from "../google.ts";
import { KEPT_SECONDS } from "./firestore.ts";

const FIREBASE = "firebasestorage.googleapis.com/v1alpha";
const OLD_DAYS = 30;
const defaultSchema = z.object({ bucket: z.object({ name: z.string() }) });
const ruleSchema = z.looseObject({
  action: z._default(z.looseObject({ type: z._default(z.string(), "") }), { type: "" }),
  condition: z._default(z.looseObject({ daysSinceNoncurrentTime: z.optional(z.number()) }), {}),
});
const bucketSchema = z.object({
  location: z._default(z.string(), ""),
  versioning: z._default(z.object({ enabled: z._default(z.boolean(), false) }), { enabled: false }),
  // Google serializes 64-bit numbers as strings.
  softDeletePolicy: z._default(z.object({ retentionDurationSeconds: z._default(z.coerce.number(), 0) }), { retentionDurationSeconds: 0 }),
  lifecycle: z._default(z.object({ rule: z._default(z.array(ruleSchema), []) }), { rule: [] }),
});
type Bucket = z.infer<typeof bucketSchema>;

/** The bucket: where it is, and that removed files can be brought back. */
export const storage: Step = {
  name: "Storage",
  differs: async ({ api, answers }) => {
    const bucket = await findBucket(api);
    if (!bucket)
      return [
        { what: `The bucket is made in ${answers.region}` },
        { what: "Removed files are kept: versions, and soft deletion for 14 days" },
      ];
    const found: Difference[] = [];
    if (bucket.location.toLowerCase() !== answers.region)
      found.push({
        what: `The bucket is in ${bucket.location.toLowerCase()}, not in ${answers.region}`,
        byHand: "Functions look at uploads where the bucket is: answer its region, or use another project.",
        isEnd: true,
      });
    if (!bucket.versioning.enabled) found.push({ what: "Versions of files are kept" });
    if (!endsVersions(bucket)) found.push({ what: `Versions of files end after ${OLD_DAYS} days` });
    if (bucket.softDeletePolicy.retentionDurationSeconds < KEPT_SECONDS) found.push({ what: "Removed files are kept for 14 days" });
    return found;
  },
  make: async ({ api, answers }) => {
    if ((await findBucketName(api)) === null)
      await api.write("POST", `${FIREBASE}/projects/${api.project}/defaultBucket`, { location: answers.region });
    const bucket = await findBucket(api);
    const rule = bucket?.lifecycle.rule ?? [];
    const seconds = Math.max(KEPT_SECONDS, bucket?.softDeletePolicy.retentionDurationSeconds ?? 0);
    await api.write("PATCH", bucketUrl((await findBucketName(api)) ?? ""), {
      versioning: { enabled: true },
      softDeletePolicy: { retentionDurationSeconds: String(seconds) },
      lifecycle: {
        rule:
          bucket && endsVersions(bucket)
            ? rule
            : [...rule, { action: { type: "Delete" }, condition: { daysSinceNoncurrentTime: OLD_DAYS } }],
      },
    });
  },
};

/** The name of the project's default bucket; `null` for none yet. */
export async function findBucketName(api: ProjectApi): Promise<string | null> {
  const found = await api.find(defaultSchema, `${FIREBASE}/projects/${api.project}/defaultBucket`);
  return found?.bucket.name.split("/").at(-1) ?? null;
}

async function findBucket(api: ProjectApi): Promise<Bucket | null> {
  const name = await findBucketName(api);
  return name === null ? null : api.find(bucketSchema, bucketUrl(name));
}

function bucketUrl(name: string): string {
  return `storage.googleapis.com/storage/v1/b/${name}`;
}

function endsVersions({ lifecycle }: Bucket): boolean {
  return lifecycle.rule.some(
    ({ action, condition }) => action.type === "Delete" && (condition.daysSinceNoncurrentTime ?? Number.POSITIVE_INFINITY) <= OLD_DAYS,
  );
}
