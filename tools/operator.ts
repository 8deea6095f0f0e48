// Operator actions on a page with the rights of the service: `npm run operator -- <command> <name> …`. Uses the emulators, or with
// `--project` a real project by Application Default Credentials. See docs/recipes/suspend-a-page.md.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { SUSPENSION_RULE_WORDS, SUSPENSION_RULES, type SuspensionRule } from "@awning/domain/account/suspension";
import { Failure } from "@awning/domain/errors/failure";
import { core } from "zod/mini";
import { failWith, PlainError } from "./lib/plain-error.ts";
import { isFree, PORTS } from "./lib/ports.ts";
import { fromRoot, PROJECT_ID } from "./lib/root.ts";

const USAGE = `npm run operator -- suspend <name> --rule <rule> --reason <words to the owner> --by <your name>
npm run operator -- restore <name> --reason <words for the record> --by <your name>
npm run operator -- show <name>

--project <id>  a real project instead of the emulators

Rules:
${SUSPENSION_RULES.map((rule) => `  ${rule.padEnd(8)} ${SUSPENSION_RULE_WORDS[rule]}`).join("\n")}`;

const { positionals, values } = readArguments();
const [command = "", username = ""] = positionals;
if (!["suspend", "restore", "show"].includes(command) || username === "" || positionals.length > 2) failWith(new PlainError(USAGE));

await prepare(values.project ?? PROJECT_ID);
// Imported late, because the Admin SDK reads its project on load.
const { restorePage, showPage, suspendPage } = await import("../functions/src/account/suspend-page.ts");
try {
  console.info(await perform());
} catch (error) {
  if (error instanceof Failure && error.code === "not_found") failWith(new PlainError(`Nobody’s page is called ${username}.`));
  if (error instanceof core.$ZodError) failWith(new PlainError(`These do not fit: ${namesOf(error)}.\n\n${USAGE}`));
  failWith(error);
}

async function perform(): Promise<string> {
  const { reason = "", by: actor = "" } = values;
  const now = Date.now();
  if (command === "suspend") {
    const done = await suspendPage(username, { rule: readRule(), reason, actor }, now);
    if (!done.isChanged) return `${done.username} is closed already, for the reason it was given. Nothing was changed.`;
    return `${done.username} is closed: visitors read so within seconds. Its owner gets a mail within ten minutes.`;
  }
  if (command === "restore") {
    const done = await restorePage(username, { reason, actor }, now);
    if (!done.isChanged) return `${done.username} is not closed. Nothing was changed.`;
    return `${done.username} is no longer closed. Its owner gets a mail within ten minutes.`;
  }
  return show(await showPage(username, now));
}

function show({ account, isClosed, entries }: Awaited<ReturnType<typeof showPage>>): string {
  const { suspension } = account;
  const open = isClosed ? "closed, and its account does not say why" : "not closed";
  const state = suspension ? `closed since ${day(suspension.at)} (${suspension.rule})` : open;
  const lines = entries.map(
    ({ act, actor, at, rule, reason }) => `${day(at)}  ${act}${rule ? ` ${rule}` : ""}, by ${actor}\n    ${reason}`,
  );
  return [`${account.username}: ${state}`, ...lines].join("\n");
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace("T", " ");
}

function readRule(): SuspensionRule {
  const rule = SUSPENSION_RULES.find((one) => one === values.rule);
  return rule ?? failWith(new PlainError(`No such rule: ${values.rule ?? "none was named"}.\n\n${USAGE}`));
}

function namesOf({ issues }: core.$ZodError): string {
  return [...new Set(issues.map(({ path }) => (path[0] === "actor" ? "--by" : `--${String(path[0])}`)))].join(", ");
}

function readArguments() {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ allowPositionals: true, options: { rule: text, reason: text, by: text, project: text } });
  } catch (error) {
    return failWith(new PlainError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`));
  }
}

/** Loads the settings of the deployment like its functions. */
async function prepare(project: string): Promise<void> {
  const file = fromRoot("functions", `.env.${project}`);
  if (!existsSync(file)) failWith(new PlainError(`functions/.env.${project} is missing: the functions of that project are set up in it.`));
  process.loadEnvFile(file);
  process.env.GCLOUD_PROJECT = project;
  process.env.GOOGLE_CLOUD_PROJECT = project;
  if (project !== PROJECT_ID) return;
  if (await isFree(PORTS.firestore)) failWith(new PlainError("The site is not running: `npm start` first, or name a project."));
  process.env.FUNCTIONS_EMULATOR = "true";
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${PORTS.firestore}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${PORTS.auth}`;
  process.env.METADATA_SERVER_DETECTION = "none";
}
