import * as z from "zod/mini";
import type { Deployment, Difference, Step } from "../deployment.ts";
import type { ProjectApi } from "../google.ts";

const FIREBASE = "firebase.googleapis.com/v1beta1";
const HOSTING = "firebasehosting.googleapis.com/v1beta1";
/** The web app that is ours where the project has several. */
const APP = "Awning";
const anySchema = z.looseObject({});
const appsSchema = z.object({
  apps: z._default(
    z.array(z.object({ appId: z.string(), displayName: z._default(z.string(), ""), state: z._default(z.string(), "ACTIVE") })),
    [],
  ),
});
const webConfigSchema = z.object({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  storageBucket: z._default(z.string(), ""),
  appId: z.string(),
});
const billingSchema = z.object({ billingEnabled: z._default(z.boolean(), false), billingAccountName: z._default(z.string(), "") });
const projectSchema = z.object({ name: z.string() });

/** A Firebase project on the Blaze plan, with a web app and a Hosting site. */
export const project: Step = {
  name: "Firebase project",
  differs: async ({ api }) => {
    const found: Difference[] = [];
    const billing = await findBilling(api);
    if (billing && !billing.billingEnabled)
      found.push({
        what: "The project has no billing account",
        byHand: `Choose the Blaze plan: https://console.firebase.google.com/project/${api.project}/usage/details`,
        isEnd: true,
      });
    if (!(await api.find(anySchema, `${FIREBASE}/projects/${api.project}`))) found.push({ what: "Firebase is added to the project" });
    if ((await findApp(api)) === null) found.push({ what: `A web app ${APP} is registered` });
    if (!(await api.find(anySchema, siteOf(api)))) found.push({ what: `The Hosting site ${api.project} is made` });
    return found;
  },
  make: async ({ api }: Deployment) => {
    const at = `${FIREBASE}/projects/${api.project}`;
    if (!(await api.find(anySchema, at))) await api.writeAndWait(FIREBASE, "POST", `${at}:addFirebase`, {});
    if ((await findApp(api)) === null) await api.writeAndWait(FIREBASE, "POST", `${at}/webApps`, { displayName: APP });
    if (!(await api.find(anySchema, siteOf(api))))
      await api.write("POST", `${HOSTING}/projects/${api.project}/sites?siteId=${api.project}`, {});
  },
};

/** The site of the project's own name, which the Firebase CLI deploys to. */
export function siteOf({ project: id }: ProjectApi): string {
  return `${HOSTING}/projects/${id}/sites/${id}`;
}

/** What browsers are told of the project; `null` while it has no web app. */
export async function findWebConfig(api: ProjectApi): Promise<z.infer<typeof webConfigSchema> | null> {
  const appId = await findApp(api);
  return appId === null ? null : api.get(webConfigSchema, `${FIREBASE}/projects/${api.project}/webApps/${appId}/config`);
}

async function findApp(api: ProjectApi): Promise<string | null> {
  const found = await api.find(appsSchema, `${FIREBASE}/projects/${api.project}/webApps`);
  const apps = found?.apps.filter(({ state }) => state === "ACTIVE") ?? [];
  const ours = apps.find(({ displayName }) => displayName === APP) ?? (apps.length === 1 ? apps[0] : undefined);
  return ours?.appId ?? null;
}

/** Who pays for the project; `null` while that cannot be asked. */
export async function findBilling(api: ProjectApi): Promise<z.infer<typeof billingSchema> | null> {
  return api.find(billingSchema, `cloudbilling.googleapis.com/v1/projects/${api.project}/billingInfo`);
}

/** The project's number, which names the accounts of Google's own services; `null` while it cannot be asked. */
export async function findNumber(api: ProjectApi): Promise<string | null> {
  const found = await api.find(projectSchema, `cloudresourcemanager.googleapis.com/v3/projects/${api.project}`);
  return found?.name.split("/").at(-1) ?? null;
}
