import * as z from "zod/mini";

export const CODE_ERRORS = ["expired", "used", "malformed", "offline"] as const;
export const CODE_PURPOSES = ["confirm", "reset"] as const;
export type CodeError = (typeof CODE_ERRORS)[number];
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** What to do next: ask for a fresh link, sign in, or use the same link again. */
export type NextStep = "new_link" | "sign_in" | "try_again";
type CodeWords = { title: string; text: string; act: string; next: NextStep };

/** Why a link from a mail did not work, by what it was for. A missing pair is a type error. */
export const CODE_WORDS: Record<CodePurpose, Record<CodeError, CodeWords>> = {
  confirm: {
    expired: {
      title: "This link has expired",
      text: "Confirmation links expire after a while. Request a new one.",
      act: "Send me a new link",
      next: "new_link",
    },
    used: {
      title: "This link was already used",
      text: "Your email is confirmed. You can log in.",
      act: "Log in",
      next: "sign_in",
    },
    malformed: {
      title: "This link is incomplete",
      text: "Part of it is missing, or a newer link replaced it. Your account hasn’t changed.",
      act: "Send me a new link",
      next: "new_link",
    },
    offline: {
      title: "We can’t reach the server",
      text: "The link still works: try again when you’re back online.",
      act: "Try again",
      next: "try_again",
    },
  },
  reset: {
    expired: {
      title: "This link has expired",
      text: "Password links expire quickly to keep your account safe. Request a new one.",
      act: "Send me a new link",
      next: "new_link",
    },
    used: {
      title: "This link was already used",
      text: "Each link works once. Log in with your new password, or request another link.",
      act: "Log in",
      next: "sign_in",
    },
    malformed: {
      title: "This link is incomplete",
      text: "Part of it is missing, or a newer link replaced it. Your password hasn’t changed.",
      act: "Send me a new link",
      next: "new_link",
    },
    offline: {
      title: "We can’t reach the server",
      text: "The link still works and your password hasn’t changed: try again when you’re back online.",
      act: "Try again",
      next: "try_again",
    },
  },
};

const reasonSchema = z.enum(CODE_ERRORS);
const purposeSchema = z.enum(CODE_PURPOSES);

/** Reason and purpose from the address of the error page; anything unknown counts as a broken link of the first kind. */
export function readCodeError(query: URLSearchParams): { reason: CodeError; purpose: CodePurpose } {
  const reason = reasonSchema.safeParse(query.get("reason"));
  const purpose = purposeSchema.safeParse(query.get("for"));
  return { reason: reason.success ? reason.data : "malformed", purpose: purpose.success ? purpose.data : "confirm" };
}

/** Address of the error page. An offline link keeps its code, so that it can be tried again. */
export function codeErrorPath(base: string, reason: CodeError, purpose: CodePurpose, code: string): string {
  const query = new URLSearchParams({ reason, for: purpose });
  if (reason === "offline") query.set("code", code);
  return `${base}?${query}`;
}
