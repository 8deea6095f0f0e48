import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { Deployment, Step } from "../deployment.ts";
import { siteOf } from "./project.ts";
import { secretVersions } from "./secrets.ts";
import { filesOf } from "./settings.ts";

const channelSchema = z.object({ release: z.optional(z.object({ message: z._default(z.string(), "") })) });

/**
 * Functions and Hosting. The message of the Hosting release, which comes last, says what was deployed: the sources, the settings and the
 * versions of the secrets.
 */
export const release: Step = {
  name: "Functions and Hosting",
  differs: async (deployment) => {
    const message = await messageOf(deployment);
    const channel = await deployment.api.find(channelSchema, `${siteOf(deployment.api)}/channels/live`);
    const is = channel?.release?.message;
    if (is === message) return [];
    return [{ what: is ? `${message} is deployed, over ${is}` : `${message} is deployed` }];
  },
  make: async (deployment) => {
    const { build, firebase, answers } = deployment;
    await build();
    const target = ["--config", "firebase.deploy.json", "--project", answers.project];
    // Forced, because the CLI otherwise asks whether functions may retry.
    const how = ["--non-interactive", "--force", "--message", await messageOf(deployment)];
    await firebase(["deploy", "--only", "functions,hosting", ...target, ...how]);
  },
};

async function messageOf(deployment: Deployment): Promise<string> {
  const { functions, web } = filesOf(deployment);
  const hash = createHash("sha256");
  for (const text of [deployment.files.read(functions), deployment.files.read(web), ...(await secretVersions(deployment))])
    hash.update(text).update("\0");
  return `${await deployment.release()} with settings ${hash.digest("hex").slice(0, 12)}`;
}
