import { Failure } from "@awning/domain/errors/failure";

let known: ReadonlySet<string> | null = null;

/**
 * Refuses an address of a disposable mail service. The list is loaded on first use.
 * @throws Failure `bad_request` with `problem: "throwaway_email"`
 */
export async function requireKeptMailbox(email: string): Promise<void> {
  known ??= new Set((await import("./throwaway-hosts.generated.ts")).THROWAWAY_HOSTS.split(" "));
  const parts = (email.split("@").at(-1) ?? "").split(".");
  if (parts.some((_, at) => known?.has(parts.slice(at).join("."))))
    throw new Failure("bad_request", { fields: ["email"], problem: "throwaway_email" });
}
