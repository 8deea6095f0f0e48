import type { CommandInput, CommandName, CommandOutput } from "@awning/domain/api/commands";
import { commandFailureSchema } from "@awning/domain/errors/command-failure";
import { Failure, isFailureCode } from "@awning/domain/errors/failure";
import { apiPath } from "@awning/domain/routes/paths";
import { idToken } from "../account/session.ts";
import { appCheckHeader } from "./app-check.ts";
import { commandTable } from "./command-table.ts";
import { unforeseen } from "./failures.ts";

/**
 * Runs a command of the service, with the ID token when the command takes one and a user is signed in, and with the App Check
 * token.
 * @throws Failure with the service's own code, `offline` when it cannot be reached, `internal` for an unexpected answer
 */
export async function runCommand<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<CommandOutput<Name>> {
  const command = (await commandTable())[name];
  const token = command.auth === "none" ? null : await idToken();
  const response = await post(apiPath(name), input, token);
  const body = await readJson(response);
  if (!response.ok) throw failureOf(response, body);
  const result = command.output.safeParse(body);
  if (!result.success) throw unforeseen({ command: name }, { cause: result.error });
  return result.data as CommandOutput<Name>;
}

async function post(path: string, input: unknown, token: string | null): Promise<Response> {
  const who = token === null ? {} : { authorization: `Bearer ${token}`, ...(__APP_CHECK_KEY__ && (await appCheckHeader())) };
  try {
    return await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...who },
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
