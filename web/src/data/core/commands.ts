import type { CommandInput, CommandName, CommandOutput } from "@awning/domain/api/commands";
import { commandFailureSchema, PROOF_HEADER } from "@awning/domain/errors/command-failure";
import { Failure, isFailureCode } from "@awning/domain/errors/failure";
import { apiPath } from "@awning/domain/routes/paths";
import { idToken } from "../account/session.ts";
import { appCheckHeader } from "./app-check.ts";
import { commandTable } from "./command-table.ts";
import { unforeseen } from "./failures.ts";
import { fetchPart } from "./parts.ts";

/**
 * Runs a command of the service, with the ID token when the command takes one and a user is signed in, and with the App Check
 * token. When the service asks for a proof of work, the browser solves it, which takes a phone a second or two, and sends the command again.
 * @throws Failure with the service's own code, `offline` when it cannot be reached, `internal` for an unexpected answer
 */
export async function runCommand<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<CommandOutput<Name>> {
  const command = (await commandTable())[name];
  const token = command.auth === "none" ? null : await idToken();
  const body = await ask(apiPath(name), input, token).catch(async (error: unknown) => {
    if (!(error instanceof Failure && error.code === "proof_needed")) throw error;
    const { solve } = await fetchPart(() => import("./proof-of-work.ts"));
    const proof = await solve(error.details);
    if (proof === null) throw error;
    return ask(apiPath(name), input, token, { [PROOF_HEADER]: proof });
  });
  const result = command.output.safeParse(body);
  if (!result.success) throw unforeseen({ command: name }, { cause: result.error });
  return result.data as CommandOutput<Name>;
}

async function ask(path: string, input: unknown, token: string | null, proof: Record<string, string> = {}): Promise<unknown> {
  const response = await post(path, input, token, proof);
  const body = await readJson(response);
  if (!response.ok) throw failureOf(response, body);
  return body;
}

async function post(path: string, input: unknown, token: string | null, proof: Record<string, string>): Promise<Response> {
  const who = token === null ? {} : { authorization: `Bearer ${token}`, ...(__APP_CHECK_KEY__ && (await appCheckHeader())) };
  try {
    return await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...who, ...proof },
      body: JSON.stringify(input),
    });
  } catch (error) {
    throw new Failure("offline", {}, { cause: error });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function failureOf(response: Response, body: unknown): Failure {
  const parsed = commandFailureSchema.safeParse(body);
  if (parsed.success && isFailureCode(parsed.data.error.code)) {
    const { code, details } = parsed.data.error;
    return code === "internal" ? unforeseen(details) : new Failure(code, details);
  }
  // Not our answer: it comes from a proxy, or the service is starting.
  const { status } = response;
  return status === 429 || status >= 502 ? new Failure("busy", { status }) : unforeseen({ status });
}
