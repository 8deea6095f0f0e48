// `npm run mail:check`: whether the sender's DNS lets mails arrive (SPF, DKIM, DMARC). `-- --from <address>` for another sender than that of
// deploy.answers.json, `--selector <name>` for a DKIM key whose name is not a usual one. Sends nothing.
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parseSender } from "../functions/src/platform/config.ts";
import { parseAnswers } from "./lib/deploy/answers.ts";
import { lineOf } from "./lib/deploy/check-project.ts";
import { checkMail } from "./lib/mail-check/check-mail.ts";
import { liveDns } from "./lib/mail-check/dns.ts";
import { failWith, PlainError } from "./lib/plain-error.ts";
import { fromRoot } from "./lib/root.ts";

const ANSWERS = "deploy.answers.json";

try {
  const { values } = parseArgs({ options: { from: { type: "string" }, selector: { type: "string", multiple: true, default: [] } } });
  const { address } = parseSender(values.from ?? sender());
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address))
    throw new PlainError("npm run mail:check -- --from <the address that mails are sent from>");
  const findings = await checkMail(liveDns(), address, values.selector);
  console.info(findings.map(lineOf).join("\n"));
  const wrong = findings.filter(({ isGood }) => !isGood).length;
  if (wrong > 0) throw new PlainError(`${wrong} of ${findings.length} are not right: mails of ${address} may end as spam.`);
} catch (error) {
  failWith(error);
}

function sender(): string {
  const file = fromRoot(ANSWERS);
  return existsSync(file) ? (parseAnswers(readFileSync(file, "utf8"), ANSWERS).mailFrom ?? "") : "";
}
