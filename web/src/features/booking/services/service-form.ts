import { QUANTUM_MINUTES } from "@awning/domain/booking/booking";
import {
  BUFFER_MAX,
  MAX_PER_DAY_MAX,
  MAX_PER_WEEK_MAX,
  MOVES_MAX,
  NOTICE_MAX,
  PLACE_TEXT_MAX,
  type PlaceKind,
  SERVICE_DESCRIPTION_MAX,
  SERVICE_LENGTH_MAX,
  SERVICE_TITLE_MAX,
  type ServiceDraft,
  type ServiceState,
  WINDOW_DAYS_MAX,
} from "@awning/domain/booking/service";
import type { Currency } from "@awning/domain/money/money";
import { amountProblem, parseMoney, toTypedAmount } from "@awning/domain/money/typed-amount";
import { cleanLine, cleanText } from "@awning/domain/values/text";
import * as labels from "./labels.ts";

export const DURATION_UNITS = ["minute", "hour", "day"] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];
/** A length of time as it is typed: a number and its unit. */
export type TypedDuration = { amount: string; unit: DurationUnit };

/** A service as it is in the inputs: every text exactly as typed. */
export type ServiceForm = {
  title: string;
  description: string;
  length: string;
  step: string;
  bufferBefore: string;
  bufferAfter: string;
  notice: TypedDuration;
  windowDays: string;
  maxPerDay: string;
  maxPerWeek: string;
  price: string;
  placeKind: PlaceKind;
  placeText: string;
  approval: ServiceDraft["approval"];
  canCancel: boolean;
  cancelNotice: TypedDuration;
  canMove: boolean;
  moveNotice: TypedDuration;
  maxMoves: string;
  reminders: readonly number[];
  state: Exclude<ServiceState, "archived">;
};
export type ServiceProblems = Partial<Record<keyof ServiceForm, string>>;
/** What the form does not show. */
export type StoredFields = Pick<ServiceDraft, "slug" | "scheduleId" | "sortKey">;

const UNIT_MINUTES: Record<DurationUnit, number> = { minute: 1, hour: 60, day: 1440 };

/** What the inputs show for a service. */
export function toServiceForm(draft: Omit<ServiceDraft, keyof StoredFields>, currency: Currency, locale: string): ServiceForm {
  const { guestCancelNotice, guestMoveNotice, place } = draft;
  return {
    title: draft.title,
    description: draft.description,
    length: String(draft.length),
    step: String(draft.step),
    bufferBefore: String(draft.bufferBefore),
    bufferAfter: String(draft.bufferAfter),
    notice: toTypedDuration(draft.notice),
    windowDays: String(draft.windowDays),
    maxPerDay: draft.maxPerDay === null ? "" : String(draft.maxPerDay),
    maxPerWeek: draft.maxPerWeek === null ? "" : String(draft.maxPerWeek),
    price: draft.price === 0 ? "" : toTypedAmount(draft.price, currency, locale),
    placeKind: place.kind,
    placeText: place.text,
    approval: draft.approval,
    canCancel: guestCancelNotice !== null,
    cancelNotice: toTypedDuration(guestCancelNotice ?? 1440),
    canMove: guestMoveNotice !== null,
    moveNotice: toTypedDuration(guestMoveNotice ?? 1440),
    maxMoves: String(draft.maxMoves),
    reminders: draft.reminders,
    state: draft.state === "archived" ? "draft" : draft.state,
  };
}

/** Reads the inputs: what to store, or what is wrong. */
export function readServiceForm(
  form: ServiceForm,
  kept: StoredFields,
  currency: Currency,
  locale: string,
): { draft: ServiceDraft | null; problems: ServiceProblems } {
  const problems: ServiceProblems = {};
  const title = cleanLine(form.title);
  if (title === "") problems.title = labels.enterAName;
  else if (title.length > SERVICE_TITLE_MAX) problems.title = labels.atMostCharacters(SERVICE_TITLE_MAX);
  const description = cleanText(form.description);
  if (description.length > SERVICE_DESCRIPTION_MAX) problems.description = labels.atMostCharacters(SERVICE_DESCRIPTION_MAX);
  const placeText = cleanLine(form.placeText);
  if (placeText.length > PLACE_TEXT_MAX) problems.placeText = labels.atMostCharacters(PLACE_TEXT_MAX);

  const number = (field: "windowDays" | "maxMoves", min: number, max: number) => {
    const value = readWhole(form[field], min, max);
    if (value === null) problems[field] = labels.enterWholeNumberFrom(min, max);
    return value ?? min;
  };
  const most = (field: "maxPerDay" | "maxPerWeek", max: number) => {
    if (form[field].trim() === "") return null;
    const value = readWhole(form[field], 1, max);
    if (value === null) problems[field] = labels.enterWholeNumberFrom1(max);
    return value;
  };
  const minutes = (field: "length" | "step" | "bufferBefore" | "bufferAfter", min: number, max: number) => {
    const value = readWhole(form[field], min, max);
    if (value !== null && value % QUANTUM_MINUTES === 0) return value;
    problems[field] = labels.enterToMinutesIn(min, max, QUANTUM_MINUTES);
    return min;
  };
  const duration = (field: "notice" | "cancelNotice" | "moveNotice") => {
    const value = readDuration(form[field]);
    if (value === null) problems[field] = `Enter a whole number, up to ${NOTICE_MAX / 1440} days in total.`;
    return value ?? 0;
  };
  const draft: ServiceDraft = {
    ...kept,
    title,
    description,
    length: minutes("length", QUANTUM_MINUTES, SERVICE_LENGTH_MAX),
    step: minutes("step", QUANTUM_MINUTES, SERVICE_LENGTH_MAX),
    bufferBefore: minutes("bufferBefore", 0, BUFFER_MAX),
    bufferAfter: minutes("bufferAfter", 0, BUFFER_MAX),
    notice: duration("notice"),
    windowDays: number("windowDays", 1, WINDOW_DAYS_MAX),
    maxPerDay: most("maxPerDay", MAX_PER_DAY_MAX),
    maxPerWeek: most("maxPerWeek", MAX_PER_WEEK_MAX),
    price: readPrice(form.price, currency, locale, problems),
    place: { kind: form.placeKind, text: placeText },
    approval: form.approval,
    guestCancelNotice: form.canCancel ? duration("cancelNotice") : null,
    guestMoveNotice: form.canMove ? duration("moveNotice") : null,
    maxMoves: number("maxMoves", 0, MOVES_MAX),
    reminders: form.reminders.toSorted((a, b) => b - a),
    state: form.state,
  };
  return { draft: Object.keys(problems).length > 0 ? null : draft, problems };
}

function readPrice(typed: string, currency: Currency, locale: string, problems: ServiceProblems): number {
  if (typed.trim() === "") return 0;
  const price = parseMoney(typed, currency, locale);
  if (price === null) problems.price = amountProblem(typed, currency, locale) ?? labels.enterAmountOrLeaveIt;
  return price ?? 0;
}

function readWhole(typed: string, min: number, max: number): number | null {
  const value = /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

function readDuration({ amount, unit }: TypedDuration): number | null {
  const value = readWhole(amount, 0, NOTICE_MAX);
  const minutes = value === null ? null : value * UNIT_MINUTES[unit];
  return minutes !== null && minutes <= NOTICE_MAX ? minutes : null;
}

/** Minutes in the largest unit that divides them. */
export function toTypedDuration(minutes: number): TypedDuration {
  const unit = DURATION_UNITS.findLast((one) => minutes >= UNIT_MINUTES[one] && minutes % UNIT_MINUTES[one] === 0) ?? "hour";
  return { amount: String(minutes / UNIT_MINUTES[unit]), unit };
}
