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
      text: "Links to confirm an address work for a while only. A fresh one takes a moment.",
      act: "Send me a new link",
      next: "new_link",
    },
    used: {
      title: "This link was used before",
      text: "That's fine. Your address is confirmed, so you can log in.",
      act: "Log in",
      next: "sign_in",
    },
    malformed: {
      title: "This link is not whole",
      text: "A piece of it got lost on the way, or a newer link has replaced it. Nothing happened to your account.",
      act: "Send me a new link",
      next: "new_link",
    },
    offline: {
      title: "We can't reach the server",
      text: "You seem to be offline. The link is still good. Try it when you're back.",
      act: "Try again",
      next: "try_again",
    },
  },
  reset: {
    expired: {
      title: "This link has expired",
      text: "Links for a new password work for a short time only, to keep others out. A fresh one takes a moment.",
      act: "Send me a new link",
      next: "new_link",
    },
    used: {
      title: "This link was used before",
      text: "Each link changes the password once. Log in with the new password, or ask for another link.",
      act: "Log in",
      next: "sign_in",
    },
    malformed: {
      title: "This link is not whole",
      text: "A piece of it got lost on the way, or a newer link has replaced it. Your password is unchanged.",
      act: "Send me a new link",
      next: "new_link",
    },
    offline: {
      title: "We can't reach the server",
      text: "You seem to be offline. The link is still good and your password is unchanged. Try it when you're back.",
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
