let known: ReadonlySet<string> | null = null;

/** Whether an address is of a service that gives mailboxes to anybody for a few minutes. The list is loaded by who first needs it. */
export async function isThrowaway(email: string): Promise<boolean> {
  known ??= new Set((await import("./throwaway-hosts.generated.ts")).THROWAWAY_HOSTS.split(" "));
  const parts = (email.split("@").at(-1) ?? "").split(".");
  return parts.some((_, at) => known?.has(parts.slice(at).join(".")));
}
