// `npm run deploy`: sets up a Firebase project and deploys to it, or to a project that is set up already. `-- --plan` only says what it would
// do, `-- --yes` does it without asking, `-- --answers <file>` is for a second project. What it did is added to deploy.receipt.md.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { run } from "./lib/command.ts";
import { parseAnswers } from "./lib/deploy/answers.ts";
import { checkDeployment } from "./lib/deploy/check-deployment.ts";
import { type Deployment, deploy, isMade, plan } from "./lib/deploy/deployment.ts";
import { projectApi } from "./lib/deploy/google.ts";
import { liveGoogle } from "./lib/deploy/live-google.ts";
import { askAnswers, askTerminal } from "./lib/deploy/prompts.ts";
import { planText, receiptText } from "./lib/deploy/receipt.ts";
import { readSignInWays } from "./lib/deploy/sign-in-calls.ts";
import { STEPS } from "./lib/deploy/steps/all-steps.ts";
import { failWith, PlainError } from "./lib/plain-error.ts";
import { releaseName } from "./lib/release.ts";
import { fromRoot } from "./lib/root.ts";

try {
  const { values } = parseArgs({
    options: {
      plan: { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
      answers: { type: "string", default: "deploy.answers.json" },
    },
  });
  const file = values.answers;
  const answers = await askAnswers(parseAnswers(read(file), file), askTerminal, (known) =>
    write(file, `${JSON.stringify(known, null, 2)}\n`),
  );
  const api = projectApi(liveGoogle(), answers.project);
  const deployment: Deployment = {
    api,
    answers,
    ways: readSignInWays(),
    files: { read, write },
    firebase: (args) => runOrFail("firebase", args),
    build: () => runOrFail(process.execPath, ["tools/build.ts", "--mode", "production"]),
    release: currentRelease,
    askSecret: async (name, question) => process.env[name] ?? askTerminal(`${question} (${name}, kept in Secret Manager alone)`, true),
  };
  const planned = await plan(deployment, STEPS);
  console.info(planText(answers.project, planned));
  const isNothing = planned.every(({ differences }) => !differences.some(isMade));
  if (!values.plan) {
    if (!isNothing && !values.yes && !/^y(?:es)?$/i.test((await askTerminal("Do it (yes or no)")).trim()))
      throw new PlainError("Nothing was changed.");
    const receipt = await deploy(deployment, STEPS, console.info);
    const text = receiptText(answers.project, receipt, new Date());
    if (!isNothing) appendFileSync(fromRoot("deploy.receipt.md"), text);
    console.info(`\n${text}`);
    await checkDeployment(api, console.info);
  }
} catch (error) {
  failWith(error);
}

function read(path: string): string {
  return existsSync(fromRoot(path)) ? readFileSync(fromRoot(path), "utf8") : "";
}

function write(path: string, text: string): void {
  writeFileSync(fromRoot(path), text);
}

async function runOrFail(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(command, [...args]);
  if (code !== 0)
    throw new PlainError(`${output}\n\nThis failed. Run \`npm run deploy\` again when it is corrected: it goes on from here.`);
}

/** The release, and what differs from its commit. */
async function currentRelease(): Promise<string> {
  const { code, output } = await run("git", ["diff", "HEAD"]);
  const isChanged = code === 0 && output !== "";
  return `${await releaseName("production")}${isChanged ? `, changed (${createHash("sha256").update(output).digest("hex").slice(0, 8)})` : ""}`;
}
