import * as z from "zod/mini";
import type { Deployment, Step } from "../deployment.ts";

const API = "serviceusage.googleapis.com/v1";
/** One request turns on at most so many. */
const AT_ONCE = 20;
const NEEDED = [
  "cloudresourcemanager",
  "cloudbilling",
  "billingbudgets",
  "firebase",
  "firebasehosting",
  "firebaserules",
  "firebasestorage",
  "firebaseappcheck",
  "firestore",
  "identitytoolkit",
  "secretmanager",
  "iam",
  "storage",
  "cloudfunctions",
  "cloudbuild",
  "artifactregistry",
  "run",
  "eventarc",
  "pubsub",
  "cloudscheduler",
  "cloudtasks",
  // Makes the account that builds the functions.
  "compute",
  "logging",
  "monitoring",
].map((name) => `${name}.googleapis.com`);

const servicesSchema = z.object({
  services: z._default(z.array(z.object({ name: z.string(), state: z._default(z.string(), "DISABLED") })), []),
});

/** The APIs that the other steps and the functions use. */
export const services: Step = {
  name: "APIs",
  differs: async (deployment) => (await missing(deployment)).map((name) => ({ what: `${name} is turned on` })),
  make: async (deployment) => {
    const { api } = deployment;
    const names = await missing(deployment);
    for (let at = 0; at < names.length; at += AT_ONCE)
      await api.writeAndWait(API, "POST", `${API}/projects/${api.project}/services:batchEnable`, {
        serviceIds: names.slice(at, at + AT_ONCE),
      });
  },
};

async function missing({ api }: Deployment): Promise<string[]> {
  const names = NEEDED.map((name) => `names=projects/${api.project}/services/${name}`).join("&");
  const { services: found } = await api.get(servicesSchema, `${API}/projects/${api.project}/services:batchGet?${names}`);
  const on = new Set(found.filter(({ state }) => state === "ENABLED").map(({ name }) => name.split("/").at(-1)));
  return NEEDED.filter((name) => !on.has(name));
}
