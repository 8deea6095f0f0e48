import * as z from "zod/mini";
import { keep, recall } from "#data/core/browser-storage.ts";

const KEY = "awning:signup";
const draftSchema = z.object({ email: z.string().check(z.maxLength(320)), username: z.string().check(z.maxLength(60)) });

/** The typed values of the sign-up form, never the password. */
export type SignupDraft = z.infer<typeof draftSchema>;

/** The values typed in this tab before a reload; empty when there are none or they are broken. */
export function readDraft(): SignupDraft {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(recall("sessionStorage", KEY) ?? "null"));
    if (parsed.success) return parsed.data;
  } catch {
    // Broken text: starts empty.
  }
  return { email: "", username: "" };
}

export function keepDraft({ email, username }: SignupDraft): void {
  keep("sessionStorage", KEY, JSON.stringify({ email, username }));
}

export function dropDraft(): void {
  keep("sessionStorage", KEY, null);
}
