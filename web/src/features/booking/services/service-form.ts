import { QUANTUM_MINUTES } from "@awning/domain/booking/booking";
import { ROOM_LENGTH, ROOM_MARK, readVideoLink, roomProblem } from "@awning/domain/booking/offer/video";
import { SEATS_MAX } from "@awning/domain/booking/seats/seats";
import {
  BUFFER_MAX,
  MAX_PER_DAY_MAX,
  MAX_PER_GUEST_MAX,
  MAX_PER_WEEK_MAX,
  MOVES_MAX,
  NOTICE_MAX,
  PAYMENT_TEXT_MAX,
  PLACE_TEXT_MAX,
  type Place,
  SERVICE_DESCRIPTION_MAX,
  SERVICE_LENGTH_MAX,
  SERVICE_TITLE_MAX,
  type ServiceDraft,
  WINDOW_DAYS_MAX,
} from "@awning/domain/booking/service";
import type { Currency } from "@awning/domain/money/money";
import { toTypedAmount } from "@awning/domain/money/typed-amount";
import { cleanLine } from "@awning/domain/values/text";
import { type QuestionProblems, readQuestions } from "#form/questions/question-form.ts";
import { type Checked, readFields, readLine, readMoney, readOptional, readText, readWhole } from "#form/read-fields.ts";
import type { FormInputs } from "#form/use-form.ts";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

export const DURATION_UNITS = ["minute", "hour", "day"] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];
/** In place of the id of hours: those that are made when the service is saved. */
export const OWN_HOURS = "own";
export type TypedLength = { length: string; price: string };
/** A typed duration: a number and its unit. */
export type TypedDuration = { amount: string; unit: DurationUnit };

/** By field; those of other lengths by their place. */
export type ServiceProblems = Partial<Record<keyof ServiceForm | `length:${number}` | `price:${number}`, string>> & QuestionProblems;
/** The fields the form does not show. */
export type StoredFields = Pick<ServiceDraft, "slug" | "scheduleId" | "sortKey">;

const UNIT_MINUTES: Record<DurationUnit, number> = { minute: 1, hour: 60, day: 1440 };

/** A service as in the inputs: every text exactly as typed. */
export type ServiceForm = ReturnType<typeof toServiceForm>;

/** What the parts of the form need. */
export type ServiceFieldsProps = FormInputs<ServiceForm> & { siteId: string; problems: ServiceProblems; currency: Currency };

/** The inputs' initial values for a service. */
export function toServiceForm(draft: Omit<ServiceDraft, keyof StoredFields>, currency: Currency, locale: string) {
  const { guestCancelNotice, guestMoveNotice, place } = draft;
  return {
    title: draft.title,
    description: draft.description,
    image: draft.image,
    length: String(draft.length),
    step: String(draft.step),
    bufferBefore: String(draft.bufferBefore),
    bufferAfter: String(draft.bufferAfter),
    notice: toTypedDuration(draft.notice),
    windowDays: String(draft.windowDays),
    maxPerDay: draft.maxPerDay === null ? "" : String(draft.maxPerDay),
    maxPerWeek: draft.maxPerWeek === null ? "" : String(draft.maxPerWeek),
    maxPerGuest: draft.maxPerGuest === null ? "" : String(draft.maxPerGuest),
    seats: String(draft.seats),
    price: draft.price === 0 ? "" : toTypedAmount(draft.price, currency, locale),
    otherLengths: draft.otherLengths.map(
      (one): TypedLength => ({
        length: String(one.length),
        price: one.price === 0 ? "" : toTypedAmount(one.price, currency, locale),
      }),
    ),
    paymentWay: draft.payment.way,
    paymentText: draft.payment.text,
    prepayAsk: draft.prepay.ask,
    deposit: draft.prepay.deposit === 0 ? "" : toTypedAmount(draft.prepay.deposit, currency, locale),
    refundEarly: draft.prepay.early,
    refundLate: draft.prepay.late,
    placeKind: place.kind,
    placeText: place.text,
    questions: draft.questions,
    approval: draft.approval,
    canCancel: guestCancelNotice !== null,
    cancelNotice: toTypedDuration(guestCancelNotice ?? 1440),
    canMove: guestMoveNotice !== null,
    moveNotice: toTypedDuration(guestMoveNotice ?? 1440),
    maxMoves: String(draft.maxMoves),
    reminders: draft.reminders,
    /** The id of other hours than the shared ones, or {@link OWN_HOURS}. */
    hours: draft.hoursId ?? "",
    state: draft.state === "archived" ? ("draft" as const) : draft.state,
  };
}

/** Parses the inputs: what to store, or the errors. */
export function readServiceForm(
  form: ServiceForm,
  kept: StoredFields,
  currency: Currency,
  locale: string,
): { draft: ServiceDraft | null; problems: ServiceProblems } {
  const paymentText = readLine(form.paymentText, PAYMENT_TEXT_MAX, uiLabels.atMostCharacters(PAYMENT_TEXT_MAX));
  const { value, problems } = readFields({
    title: readLine(form.title, SERVICE_TITLE_MAX, uiLabels.atMostCharacters(SERVICE_TITLE_MAX), uiLabels.nameMissing),
    description: readText(form.description, SERVICE_DESCRIPTION_MAX, uiLabels.atMostCharacters(SERVICE_DESCRIPTION_MAX)),
    placeText: readPlace({ kind: form.placeKind, text: form.placeText }),
    length: readMinutes(form.length, QUANTUM_MINUTES, SERVICE_LENGTH_MAX),
    step: readMinutes(form.step, QUANTUM_MINUTES, SERVICE_LENGTH_MAX),
    bufferBefore: readMinutes(form.bufferBefore, 0, BUFFER_MAX),
    bufferAfter: readMinutes(form.bufferAfter, 0, BUFFER_MAX),
    notice: readDuration(form.notice),
    windowDays: readNumber(form.windowDays, 1, WINDOW_DAYS_MAX),
    maxPerDay: readMost(form.maxPerDay, MAX_PER_DAY_MAX),
    maxPerWeek: readMost(form.maxPerWeek, MAX_PER_WEEK_MAX),
    maxPerGuest: readMost(form.maxPerGuest, MAX_PER_GUEST_MAX),
    seats: readNumber(form.seats, 1, SEATS_MAX),
    price: readPrice(form.price, currency, locale),
    paymentText: isAnyPriced(form) ? paymentText : { value: "value" in paymentText ? paymentText.value : "" },
    deposit: readDeposit(form, currency, locale),
    cancelNotice: form.canCancel ? readDuration(form.cancelNotice) : { value: null },
    moveNotice: form.canMove ? readDuration(form.moveNotice) : { value: null },
    maxMoves: readNumber(form.maxMoves, 0, MOVES_MAX),
  });
  const { questions, problems: unasked } = readQuestions(form.questions);
  const { otherLengths, problems: wrongLengths } = readOtherLengths(form, currency, locale);
  const wrong: ServiceProblems = { ...problems, ...unasked, ...wrongLengths };
  if (!value || Object.keys(wrong).length > 0) return { draft: null, problems: wrong };
  const { placeText, paymentText: text, deposit, cancelNotice: guestCancelNotice, moveNotice: guestMoveNotice, ...rest } = value;
  const { approval, hours, image, paymentWay, prepayAsk, refundEarly, refundLate, placeKind, reminders, state } = form;
  const place = { kind: placeKind, text: placeText };
  const payment = { way: paymentWay, text };
  const prepay = { ask: prepayAsk, deposit, early: refundEarly, late: Math.min(refundEarly, refundLate) };
  const hoursId = hours === OWN_HOURS || hours === "" ? null : hours;
  const asked = { hoursId, questions, approval, reminders: reminders.toSorted((a, b) => b - a), state };
  const chosen = { image, otherLengths, payment, prepay, place, ...asked };
  return { draft: { ...kept, ...rest, guestCancelNotice, guestMoveNotice, ...chosen }, problems };
}

/** The form field of a problem. */
export function fieldOf(problem: string): string {
  if (/^(length|price):/.test(problem)) return "otherLengths";
  return problem.includes(":") ? "questions" : problem;
}

/** Whether there is a price: empty and zero are free. */
export function isPriced(price: string): boolean {
  return /[1-9]/.test(price);
}

/** Whether any length costs something, so that the form asks how it is paid. */
function isAnyPriced({ price, otherLengths }: Pick<ServiceForm, "price" | "otherLengths">): boolean {
  return [price, ...otherLengths.map((one) => one.price)].some(isPriced);
}

/** A deposit, where its field is shown; what was typed before another choice is kept if it is an amount. */
function readDeposit(form: ServiceForm, currency: Currency, locale: string): Checked<number> {
  const { prepayAsk, deposit } = form;
  const read = readMoney(deposit, currency, locale);
  if (prepayAsk !== "deposit" || !isAnyPriced(form)) return { value: "value" in read ? read.value : 0 };
  return "value" in read && read.value === 0 ? { error: labels.depositMissing } : read;
}

function readPrice(typed: string, currency: Currency, locale: string): Checked<number> {
  return typed.trim() === "" ? { value: 0 } : readMoney(typed, currency, locale);
}

function readOtherLengths({ length, otherLengths: typed }: ServiceForm, currency: Currency, locale: string) {
  const problems: ServiceProblems = {};
  const all = [length, ...typed.map((one) => one.length)].map((one) => one.trim());
  const otherLengths = typed.flatMap((one, at) => {
    const minutes = readMinutes(one.length, QUANTUM_MINUTES, SERVICE_LENGTH_MAX);
    const price = readPrice(one.price, currency, locale);
    if ("error" in minutes) problems[`length:${at}`] = minutes.error;
    else if (all.indexOf(one.length.trim()) <= at) problems[`length:${at}`] = labels.lengthTwice;
    if ("error" in price) problems[`price:${at}`] = price.error;
    return "value" in minutes && "value" in price ? [{ length: minutes.value, price: price.value }] : [];
  });
  return { otherLengths, problems };
}

function readPlace({ kind, text: typed }: Place): Checked<string> {
  const text = kind === "video" ? readVideoLink(typed) : typed;
  const wrong = roomProblem({ kind, text: cleanLine(text) });
  if (wrong === "address") return { error: labels.roomLinkInvalid };
  const max = wrong === "long" ? PLACE_TEXT_MAX - ROOM_LENGTH + ROOM_MARK.length : PLACE_TEXT_MAX;
  return readLine(text, max, uiLabels.atMostCharacters(max));
}

function readNumber(typed: string, min: number, max: number): Checked<number> {
  return readWhole(typed, min, max, labels.wholeNumberInvalid(min, max));
}

function readMost(typed: string, max: number): Checked<number | null> {
  return readOptional(typed, () => readWhole(typed, 1, max, labels.limitInvalid(max)));
}

function readMinutes(typed: string, min: number, max: number): Checked<number> {
  const error = labels.minutesInvalid(min, max, QUANTUM_MINUTES);
  const read = readWhole(typed, min, max, error);
  return "value" in read && read.value % QUANTUM_MINUTES !== 0 ? { error } : read;
}

function readDuration({ amount, unit }: TypedDuration): Checked<number> {
  const error = labels.noticeInvalid(NOTICE_MAX / 1440);
  const read = readWhole(amount, 0, Math.floor(NOTICE_MAX / UNIT_MINUTES[unit]), error);
  return "value" in read ? { value: read.value * UNIT_MINUTES[unit] } : read;
}

/** Minutes in the largest unit that divides them. */
export function toTypedDuration(minutes: number): TypedDuration {
  const unit = DURATION_UNITS.findLast((one) => minutes >= UNIT_MINUTES[one] && minutes % UNIT_MINUTES[one] === 0) ?? "hour";
  return { amount: String(minutes / UNIT_MINUTES[unit]), unit };
}
