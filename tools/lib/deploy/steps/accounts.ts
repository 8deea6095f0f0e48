import * as z from "zod/mini";
import type { Deployment, Difference, Step } from "../deployment.ts";
import type { ProjectApi } from "../google.ts";
import { addGrants, type Grant, missingGrants, readPolicy, rolesOf } from "./iam-policy.ts";
import { findNumber } from "./project.ts";

const IAM = "iam.googleapis.com/v1";
const accountSchema = z.object({ disabled: z._default(z.boolean(), false) });

type Account = { id: string; name: string; roles: string[]; onItself?: string[] };
/** Accounts of functions by group, with no right that the group does not use. Secrets are granted by the Firebase CLI, one by one. */
const ACCOUNTS: readonly Account[] = [
  { id: "awning-pages", name: "Awning: public pages, which only read", roles: ["datastore.viewer"] },
  { id: "awning-counts", name: "Awning: counts visits and forwards error reports", roles: ["datastore.user"] },
  {
    id: "awning-service",
    name: "Awning: all other functions",
    roles: [
      "datastore.user",
      // For `/api/health`, which tells how old the last one is.
      "datastore.backupsViewer",
      "firebaseauth.admin",
      "storage.objectAdmin",
      "cloudtasks.enqueuer",
      "run.invoker",
      "eventarc.eventReceiver",
    ],
    // It signs addresses of files, and hands tasks to itself.
    onItself: ["iam.serviceAccountTokenCreator", "iam.serviceAccountUser"],
  },
];

/** Whose rights the functions have, and those that Google's own services need for them. */
export const accounts: Step = {
  name: "Service accounts",
  differs: async ({ api }) => {
    const number = await findNumber(api);
    if (number === null) return ACCOUNTS.map(({ id, roles }) => ({ what: `${id} is made: ${roles.join(", ")}` }));
    const found: Difference[] = [];
    const policy = await readPolicy(api, projectOf(api));
    for (const [role, member] of missingGrants(policy, grantsOf(api.project, number))) found.push({ what: `${member} gets ${role}` });
    for (const account of ACCOUNTS) {
      const member = memberOf(api.project, account.id);
      const there = await findAccount(api, account.id);
      if (!there) found.push({ what: `${account.id} is made` });
      if (there?.disabled) found.push({ what: `${account.id} is disabled`, byHand: "IAM > Service accounts: enable it.", isEnd: true });
      const own = there ? await readPolicy(api, accountOf(api.project, account.id)) : { bindings: [] };
      for (const [role] of missingGrants(own, ownGrants(api.project, account)))
        found.push({ what: `${account.id} gets ${role} on itself` });
      const wanted = account.roles.map(fullRole);
      const more = rolesOf(policy, member).filter((role) => !wanted.includes(role));
      if (more.length > 0) found.push({ what: `${account.id} also has ${more.join(", ")}`, byHand: "IAM: take it away." });
    }
    return found;
  },
  make: async ({ api }: Deployment) => {
    for (const account of ACCOUNTS) {
      if (!(await findAccount(api, account.id)))
        await api.write("POST", `${IAM}/projects/${api.project}/serviceAccounts`, {
          accountId: account.id,
          serviceAccount: { displayName: account.name },
        });
      await addGrants(api, accountOf(api.project, account.id), ownGrants(api.project, account));
    }
    await addGrants(api, projectOf(api), grantsOf(api.project, (await findNumber(api)) ?? ""));
  },
};

/** An account's address, as the functions' settings name it. */
export function addressOf(project: string, id: string): string {
  return `${id}@${project}.iam.gserviceaccount.com`;
}

function grantsOf(project: string, number: string): Grant[] {
  return [
    ...ACCOUNTS.flatMap(({ id, roles }) => roles.map((role): Grant => [fullRole(role), memberOf(project, id)])),
    // Rules of Storage read Firestore; without it all uploads are rejected.
    [fullRole("firebaserules.firestoreServiceAgent"), `serviceAccount:service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`],
    [fullRole("cloudbuild.builds.builder"), `serviceAccount:${number}-compute@developer.gserviceaccount.com`],
  ];
}

function ownGrants(project: string, { id, onItself = [] }: Account): Grant[] {
  return onItself.map((role): Grant => [fullRole(role), memberOf(project, id)]);
}

function fullRole(name: string): string {
  return `roles/${name}`;
}

function memberOf(project: string, id: string): string {
  return `serviceAccount:${addressOf(project, id)}`;
}

function projectOf({ project }: ProjectApi): string {
  return `cloudresourcemanager.googleapis.com/v3/projects/${project}`;
}

function accountOf(project: string, id: string): string {
  return `${IAM}/projects/${project}/serviceAccounts/${addressOf(project, id)}`;
}

async function findAccount(api: ProjectApi, id: string): Promise<z.infer<typeof accountSchema> | null> {
  return api.find(accountSchema, accountOf(api.project, id));
}
