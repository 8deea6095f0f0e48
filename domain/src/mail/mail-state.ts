import { type Mail, NO_LONGER_SO, READ_BEFORE } from "./mail.ts";

/** How it stands with a mail, for the mark of a state. */
export type MailMark = { shape: "disc" | "alert" | "bar" | "half"; tone: "leaf" | "red" | "faint" | "sun" | "sky"; word: string };

const WHY_NOT: Readonly<Record<string, string>> = {
  [NO_LONGER_SO]: "Not sent, no longer relevant",
  [READ_BEFORE]: "Not sent, already read",
};

/** Whether a mail went out, in the owner's words. */
export function mailState({ state, attempts, lastError }: Pick<Mail, "state" | "attempts" | "lastError">): MailMark {
  switch (state) {
    case "sent":
      return { shape: "disc", tone: "leaf", word: "Sent" };
    case "failed":
      return { shape: "alert", tone: "red", word: "Couldn’t be sent" };
    case "suppressed":
      return { shape: "bar", tone: "faint", word: WHY_NOT[lastError] ?? "Not sent, turned off in settings" };
    case "queued":
    case "sending":
      return attempts > 1 ? { shape: "half", tone: "sun", word: "Failed, retrying" } : { shape: "half", tone: "sky", word: "Sending" };
  }
}

/** Whether a mail is done, so that it can be sent again. */
export function isMailDone({ state }: Pick<Mail, "state">): boolean {
  return state === "sent" || state === "failed" || state === "suppressed";
}
