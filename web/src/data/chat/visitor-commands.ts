import type { CommandInput, CommandName } from "@awning/domain/api/commands";
import { apiPath } from "@awning/domain/routes/paths";

/** Headers that identify the visitor, who is signed in anonymously. */
export type Proof = (scheme: "Bearer" | "Firebase") => Promise<Record<string, string>>;

/** Runs a command as a visitor. */
export async function askAsVisitor<Name extends CommandName>(name: Name, input: CommandInput<Name>, proof: Proof): Promise<Response> {
  return fetch(apiPath(name), {
    method: "POST",
    headers: { "content-type": "application/json", ...(await proof("Bearer")) },
    body: JSON.stringify(input),
  });
}
