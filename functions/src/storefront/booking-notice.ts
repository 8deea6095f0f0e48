import { takenDetailsSchema } from "@awning/domain/booking/commands";
import type { Failure } from "@awning/domain/errors/failure";
import { waitWords } from "@awning/domain/time/wait-words";

export type BookingNotice = { title: string; words: string };

/** Free starts near one that is gone, in minutes since 1970; none for any other failure. */
export function nearestOf({ code, details }: Failure): number[] {
  return code === "slot_taken" ? (takenDetailsSchema.safeParse(details).data?.nearest ?? []) : [];
}

/** Why a guest cannot move or cancel, by the reason of the refusal. */
const REFUSED: Readonly<Record<string, BookingNotice>> = {
  too_late: { title: "It's too late to change this online.", words: "Contact us and we'll help." },
  not_allowed: { title: "This booking can't be changed online.", words: "Contact us and we'll help." },
  no_moves_left: { title: "You've moved this booking as often as you can.", words: "Contact us to move it again." },
};

/** What a refusal means for whoever wants to book, move or cancel. */
export function bookingNotice(failure: Failure): BookingNotice {
  const { code, details } = failure;
  switch (code) {
    case "slot_taken":
      return nearestOf(failure).length > 0
        ? { title: "That time was just taken.", words: "Choose one of the nearest free times." }
        : { title: "That time was just taken.", words: "Choose another time." };
    case "too_many_requests": {
      const { retryAfterSeconds: wait } = details;
      return {
        title: "Too many attempts.",
        words: `Try again ${typeof wait === "number" ? waitWords(wait) : "later"}. What you entered is kept.`,
      };
    }
    case "bad_request":
      return { title: "Something is missing.", words: "Check the marked fields." };
    case "shop_closed":
      return { title: "Bookings are closed right now.", words: "Nothing was booked. Try again later." };
    case "blocked":
      // Anyone can type anyone's address: nothing here says whose bookings are refused.
      return { title: "This booking can't be made online.", words: "Nothing was booked. Contact us and we'll help." };
    case "act_refused":
      return REFUSED[String(details["reason"])] ?? { title: "That's no longer possible.", words: "Here is the booking as it is now." };
    default:
      return { title: "That didn't work.", words: "Nothing was lost. Try again in a moment." };
  }
}
