import * as z from "zod/mini";

const KEY = "awning:signup";
const draftSchema = z.object({ email: z.string().check(z.maxLength(320)), username: z.string().check(z.maxLength(60)) });

/** What was typed into the sign-up form. The password is never in it. */
export type SignupDraft = z.infer<typeof draftSchema>;
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was typed before a reload; empty when there is nothing, it is broken, or storage is closed. */
export function readDraft(store: Store | null): SignupDraft {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(store?.getItem(KEY) ?? "null"));
    if (parsed.success) return parsed.data;
  } catch {
    // Broken text or closed storage: start empty.
  }
  return { email: "", username: "" };
}

export function keepDraft(store: Store | null, { email, username }: SignupDraft): void {
  try {
    store?.setItem(KEY, JSON.stringify({ email, username }));
  } catch {
    // A full or closed storage loses the draft on reload, nothing else.
  }
}

export function dropDraft(store: Store | null): void {
  try {
    store?.removeItem(KEY);
  } catch {
    // Closed storage held nothing.
  }
}

/** `sessionStorage`, or null where the browser refuses it. */
export function tabStore(): Store | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
