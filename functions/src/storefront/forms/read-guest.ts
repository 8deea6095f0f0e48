import { guestNoteSchema, typedGuestSchema } from "@awning/domain/booking/reservation";
import { readAnswers } from "@awning/domain/product/answers";
import type { Question } from "@awning/domain/product/question";
import type { GuestErrors, GuestForm } from "@awning/web/storefront";
import * as labels from "./labels.ts";

type ReadGuest = { guest: { name: string; email: string; phone: string }; note: string } | { errors: GuestErrors };

/** The guest's data, or errors by field. Phone appointments require a number. */
export function readGuest({ name, email, phone, note, answers }: GuestForm, isCalled: boolean, questions: readonly Question[]): ReadGuest {
  const guest = typedGuestSchema.safeParse({ name, email, phone });
  const issues = guest.success ? [] : guest.error.issues;
  const wrong = new Set(issues.map(({ path }) => path[0]));
  const nameError = issues.some(({ message }) => message === "name_has_url") ? labels.nameInvalid : labels.nameTooLong;
  const kept = guestNoteSchema.safeParse(note);
  const unanswered = unansweredIn(questions, answers);
  const isPhoneMissing = isCalled && phone.trim() === "";
  if (guest.success && kept.success && !isPhoneMissing && !unanswered) return { guest: guest.data, note: kept.data };
  return {
    errors: {
      ...(wrong.has("name") && { name: name.trim() ? nameError : labels.nameMissing }),
      ...(wrong.has("email") && { email: email ? labels.emailInvalid : labels.emailMissing }),
      ...((wrong.has("phone") || isPhoneMissing) && {
        phone: isPhoneMissing ? labels.phoneMissing : labels.phoneInvalid,
      }),
      ...(!kept.success && { note: labels.noteTooLong }),
      ...(unanswered && { answers: unanswered }),
    },
  };
}

/** Messages by question id; `null` when all are answered. */
function unansweredIn(questions: readonly Question[], typed: GuestForm["answers"]): Record<string, string> | null {
  const { problems } = readAnswers(questions, typed);
  if (problems.size === 0) return null;
  const messageOf = ({ id, type, max }: Question) => {
    if (problems.get(id) === "long") return labels.answerTooLong(max);
    return type === "text" ? labels.answerMissing : type === "choice" ? labels.choiceMissing : labels.consentMissing;
  };
  return Object.fromEntries(questions.filter(({ id }) => problems.has(id)).map((one) => [one.id, messageOf(one)]));
}
