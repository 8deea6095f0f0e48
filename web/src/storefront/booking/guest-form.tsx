import { GUEST_NOTE_MAX } from "@awning/domain/booking/reservation";
import type { Question } from "@awning/domain/product/question";
import { wallTime } from "@awning/domain/time/zoned-time";
import { Trap } from "../blocks/signup-block.tsx";
import { Field, FieldError } from "../parts/field.tsx";
import { QuestionField } from "../parts/question-field.tsx";
import * as labels from "./labels.ts";
import { clockLabel, dayLabel, zoneName } from "./labels.ts";
import { priceLabel, type ServiceFacts } from "./service-facts.tsx";

/** The guest's input, verbatim; answers by question id. */
export type GuestForm = { name: string; email: string; phone: string; note: string; answers: Readonly<Record<string, string>> };
export const EMPTY_GUEST_FORM: GuestForm = { name: "", email: "", phone: "", note: "", answers: {} };
type GuestField = Exclude<keyof GuestForm, "answers">;
/** `code` says where to find the code that was mailed. */
export type GuestErrors = Partial<Record<GuestField | "code", string>> & { answers?: Readonly<Record<string, string>> };

/** The field name of a question's answer. */
export function guestAnswerName(questionId: string): string {
  return `answer.${questionId}`;
}

type Props = {
  action: string;
  /** The key that opens the booking, besides its address. */
  access: { key: string };
  service: ServiceFacts;
  questions: readonly Question[];
  form: GuestForm;
  errors: GuestErrors;
  /** Alternative times when the chosen one was just taken, in minutes since 1970; `null` while it is held. */
  nearest: readonly number[] | null;
  zone: string;
  language: string;
};

/**
 * The guest's details, which is the last step of a booking. If the time was just taken, the guest picks one of the nearest
 * free ones here.
 */
export function GuestFormView({ action, access, service, questions, form, errors, nearest, zone, language }: Props) {
  const fields = ["name", "email", "phone"] as const;
  const firstWrong = fields.find((field) => errors[field]);
  const firstUnanswered = firstWrong ? undefined : questions.find(({ id }) => errors.answers?.[id])?.id;
  const isCalled = service.place.kind === "phone";
  return (
    <form className="form" method="post" action={action} noValidate>
      <input type="hidden" name="key" value={access.key} />
      <input type="hidden" name="act" value="book" />
      <Trap id="book" />
      {nearest && nearest.length > 0 && <Nearest nearest={nearest} zone={zone} language={language} />}
      <Field
        name="name"
        label={labels.yourName}
        value={form.name}
        error={errors.name}
        autoComplete="name"
        isFirstWrong={firstWrong === "name"}
      />
      <Field
        name="email"
        label={labels.yourEmail}
        type="email"
        value={form.email}
        error={errors.email}
        autoComplete="email"
        hint={labels.emailHint}
        isFirstWrong={firstWrong === "email"}
      />
      <Field
        name="phone"
        label={isCalled ? labels.phoneNumberForCall : labels.phoneLabel}
        type="tel"
        value={form.phone}
        error={errors.phone}
        autoComplete="tel"
        optional={!isCalled}
        isFirstWrong={firstWrong === "phone"}
      />
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          name={guestAnswerName(question.id)}
          value={form.answers[question.id] ?? ""}
          error={errors.answers?.[question.id]}
          isFirstWrong={question.id === firstUnanswered}
        />
      ))}
      <div className="field">
        <label htmlFor="note">
          {labels.note} <span className="soft">{labels.optional}</span>
        </label>
        <textarea
          className="input"
          id="note"
          name="note"
          rows={3}
          maxLength={GUEST_NOTE_MAX}
          defaultValue={form.note}
          aria-invalid={errors.note ? true : undefined}
          aria-describedby={errors.note ? "note-error" : undefined}
        />
        <FieldError name="note" error={errors.note} />
      </div>
      {errors.code && (
        <Field name="code" label={labels.code} value="" error={errors.code} autoComplete="one-time-code" isFirstWrong={!firstWrong} />
      )}
      <div className="acts">
        <button className="btn" type="submit">
          {bookLabel(service, language)}
        </button>
      </div>
    </form>
  );
}

function Nearest({ nearest, zone, language }: { nearest: readonly number[]; zone: string; language: string }) {
  return (
    <fieldset className="opts">
      <legend className="legend">{labels.nearestTimesTitle(zoneName(zone))}</legend>
      {nearest.map((start) => (
        <input key={start} type="hidden" name="offered" value={start} />
      ))}
      {nearest.map((start, place) => (
        <label key={start} className="opt">
          <input type="radio" name="start" value={start} defaultChecked={place === 0} />
          <span className="opt__body">
            <b>{clockLabel(start, zone, language)}</b>
            <span>{dayLabel(wallTime(start * 60_000, zone).day, language)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A button that costs money says so, and says how it is paid. */
function bookLabel(service: ServiceFacts, language: string): string {
  if (service.isManual) return labels.sendRequest;
  return service.price > 0 ? labels.bookFor(priceLabel(service, language)) : labels.book;
}
