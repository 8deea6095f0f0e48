let known: ReadonlySet<string> | null = null;

/** Whether an address belongs to a disposable mail service. The list is loaded on first use. */
export async function isThrowaway(email: string): Promise<boolean> {
  known ??= new Set((await import("./throwaway-hosts.generated.ts")).THROWAWAY_HOSTS.split(" "));
  const parts = (email.split("@").at(-1) ?? "").split(".");
  return parts.some((_, at) => known?.has(parts.slice(at).join(".")));
}
