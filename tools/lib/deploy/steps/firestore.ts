import * as z from "zod/mini";
import type { Deployment, Difference, Step } from "../deployment.ts";
import type { ProjectApi } from "../google.ts";

const API = "firestore.googleapis.com/v1";
/** Two weeks in seconds. */
export const KEPT_SECONDS = 14 * 24 * 3600;

const databaseSchema = z.object({
  type: z._default(z.string(), ""),
  locationId: z._default(z.string(), ""),
  pointInTimeRecoveryEnablement: z._default(z.string(), ""),
  deleteProtectionState: z._default(z.string(), ""),
});
const schedulesSchema = z.object({
  backupSchedules: z._default(
    z.array(z.object({ name: z.string(), retention: z._default(z.string(), "0s"), dailyRecurrence: z.optional(z.looseObject({})) })),
    [],
  ),
});
const SAFETY = {
  pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_ENABLED",
  deleteProtectionState: "DELETE_PROTECTION_ENABLED",
} as const;

/** The database: where it is, that it can go back in time, and its daily backups. */
export const firestore: Step = {
  name: "Firestore",
  differs: async ({ api, answers }) => {
    const database = await findDatabase(api);
    const found: Difference[] = [];
    if (!database) found.push({ what: `The database is made in ${answers.region}` });
    else {
      if (database.type !== "FIRESTORE_NATIVE")
        found.push({ what: `The database is ${database.type}`, byHand: "Awning needs Native mode: use another project.", isEnd: true });
      if (database.locationId !== answers.region)
        found.push({
          what: `The database is in ${database.locationId}, not in ${answers.region}`,
          byHand: "A database cannot move: answer its region, or use another project.",
          isEnd: true,
        });
    }
    if (database?.pointInTimeRecoveryEnablement !== SAFETY.pointInTimeRecoveryEnablement)
      found.push({ what: "Point-in-time recovery is turned on: seven days, to the minute" });
    if (database?.deleteProtectionState !== SAFETY.deleteProtectionState)
      found.push({ what: "The database is protected against deletion" });
    const daily = await findDaily(api);
    if (!daily) found.push({ what: "A backup is made each day and kept for 14 days" });
    else if (secondsOf(daily.retention) < KEPT_SECONDS)
      found.push({ what: `Daily backups are kept for 14 days, not for ${Math.floor(secondsOf(daily.retention) / 86_400)}` });
    return found;
  },
  make: async ({ api, answers }: Deployment) => {
    const at = databaseOf(api);
    if (!(await findDatabase(api)))
      await api.writeAndWait(API, "POST", `${API}/projects/${api.project}/databases?databaseId=(default)`, {
        type: "FIRESTORE_NATIVE",
        locationId: answers.region,
        ...SAFETY,
      });
    else await api.writeAndWait(API, "PATCH", `${at}?updateMask=${Object.keys(SAFETY).join(",")}`, SAFETY);
    const daily = await findDaily(api);
    const retention = `${KEPT_SECONDS}s`;
    if (!daily) await api.write("POST", `${at}/backupSchedules`, { retention, dailyRecurrence: {} });
    else if (secondsOf(daily.retention) < KEPT_SECONDS)
      await api.write("PATCH", `${API}/${daily.name}?updateMask=retention`, { retention });
  },
};

/** The address of the project's only database. */
export function databaseOf({ project }: ProjectApi): string {
  return `${API}/projects/${project}/databases/(default)`;
}

async function findDatabase(api: ProjectApi): Promise<z.infer<typeof databaseSchema> | null> {
  return api.find(databaseSchema, databaseOf(api));
}

async function findDaily(api: ProjectApi) {
  const found = await api.find(schedulesSchema, `${databaseOf(api)}/backupSchedules`);
  return found?.backupSchedules.find(({ dailyRecurrence }) => dailyRecurrence);
}

/** Google writes durations as `1209600s`. */
function secondsOf(duration: string): number {
  return Number.parseFloat(duration);
}
