import { type Mail, NO_LONGER_SO } from "@awning/domain/mail/mail";
import type { OrderMark } from "@awning/domain/order/badges";

/** Whether a mail went out. */
export function mailState({ state, attempts, lastError }: Pick<Mail, "state" | "attempts" | "lastError">): OrderMark {
  switch (state) {
    case "sent":
      return { shape: "disc", tone: "leaf", word: "Sent" };
    case "failed":
      return { shape: "alert", tone: "red", word: "Couldn’t be sent" };
    case "suppressed":
      return {
        shape: "bar",
        tone: "faint",
        word: lastError === NO_LONGER_SO ? "Not sent, no longer relevant" : "Not sent, turned off in settings",
      };
    case "queued":
    case "sending":
      return attempts > 1 ? { shape: "half", tone: "sun", word: "Failed, retrying" } : { shape: "half", tone: "sky", word: "Sending" };
  }
}
