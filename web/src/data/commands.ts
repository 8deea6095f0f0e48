import { type CommandInput, type CommandName, type CommandOutput, commandFailureSchema, commands } from "@awning/domain/commands";
import { Failure, isFailureCode } from "@awning/domain/failure";
import { paths } from "@awning/domain/paths";
import { unforeseen } from "./failures.ts";
import { idToken } from "./session.ts";

/**
 * Runs a command of the service. Sends the ID token when the command takes one and somebody is signed in.
 * @throws Failure with the service's own code, `offline` when it cannot be reached, `internal` for an answer nobody expects
 */
export async function runCommand<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<CommandOutput<Name>> {
  const token = commands[name].auth === "none" ? null : await idToken();
  const response = await post(paths.api(name), input, token);
  const body = await readJson(response);
  if (!response.ok) throw failureOf(response, body);
  return parseOutput(name, body);
}

async function post(path: string, input: unknown, token: string | null): Promise<Response> {
  try {
    return await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
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
  // Not one of our answers: a gateway in between, or a service that is just starting.
  const { status } = response;
  return status === 429 || status >= 502 ? new Failure("busy", { status }) : unforeseen({ status });
}

function parseOutput<Name extends CommandName>(name: Name, body: unknown): CommandOutput<Name> {
  const result = commands[name].output.safeParse(body);
  if (!result.success) throw unforeseen({ command: name }, { cause: result.error });
  return result.data as CommandOutput<Name>;
}
