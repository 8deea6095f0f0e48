// `npm run deploy:check -- --project <id>`: whether a deployment is ready to open. Uses Application Default Credentials.
import { parseArgs } from "node:util";
import { checkDeployment } from "./lib/deploy/check-deployment.ts";
import { projectApi } from "./lib/deploy/google.ts";
import { liveGoogle } from "./lib/deploy/live-google.ts";
import { failWith, PlainError } from "./lib/plain-error.ts";

try {
  const { values } = parseArgs({ options: { project: { type: "string" } } });
  const project = values.project ?? "";
  if (!/^[a-z][a-z0-9-]{4,29}$/.test(project) || project.startsWith("demo-"))
    throw new PlainError("npm run deploy:check -- --project <the id of a real project>");
  await checkDeployment(projectApi(liveGoogle(), project), console.info);
} catch (error) {
  failWith(error);
}
