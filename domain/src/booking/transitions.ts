import type { Answer } from "../product/answers.ts";
import { dueOf, overdueReminders } from "./deadlines.ts";
import { PAID_BOOKING_TRANSITIONS, type PaidBookingAction } from "./prepaid/paid-bookings.ts";
import { aheadOf } from "./prepaid/prepay.ts";
import { mayCancelLate, refundOf } from "./prepaid/refund-terms.ts";
import {
  type Guest,
  HISTORY_MAX,
  isBlocking,
  NO_SHOW_DAYS,
  RESERVATION_STATUSES,
  type Reservation,
  type ReservationActor,
  type ReservationEventType,
  type ReservationStatus,
  startMinute,
  timesAt,
} from "./reservation.ts";
import { afterTake, LINE_TRANSITIONS, type LineAction } from "./seats/line-transitions.ts";
import { asksToMove, canPropose, isAsked, isProposed, waits } from "./wishes.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** `start` in minutes since 1970. */
export type ReservationAction =
  | PaidBookingAction
  | LineAction
  | { type: "submit"; guest: Guest; note: string; answers: readonly Answer[]; zoneGuest: string; locale: string }
  /** The guest gives up a hold, an offer or the line, or it expires. An owner takes somebody off the line, with a reason. */
  | { type: "release"; reason?: string }
  | { type: "rehold"; start: number; holdUntil: number }
  | { type: "confirm" }
  | { type: "decline"; reason: string }
  | { type: "lapse" }
  /** `refund` in percent of what was paid, as the owner chose. */
  | { type: "cancel"; reason: string; refund?: number | undefined }
  /** A guest's move is a request where the owner confirms each booking: the time stays until the owner answers. */
  | { type: "move"; start: number; reason: string }
  /** The owner asks the guest for another time than the requested one. */
  | { type: "propose"; start: number; reason: string }
  /** The guest takes the proposed time. */
  | { type: "accept"; start: number }
  /** The guest takes back a wish, or says no to a proposal, which ends a request. */
  | { type: "withdraw" }
  | { type: "complete" }
  | { type: "no_show" }
  | { type: "undo_no_show" }
  | { type: "remind" }
  | { type: "note"; text: string };
export type ReservationActionType = ReservationAction["type"];

/** Why an action is refused: its state, the guest's terms, too early, no reason given, or another actor's action. */
export const REJECTION_REASONS = ["state", "not_allowed", "too_late", "no_moves_left", "not_begun", "reason", "actor"] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

type Context = { by: ReservationActor; at: number };
type Transition = {
  by: readonly ReservationActor[];
  from: readonly ReservationStatus[];
  guard?: (reservation: Reservation, context: Context, action: ReservationAction) => RejectionReason | null;
  /** `null` keeps the status. */
  to: (reservation: Reservation, context: Context) => ReservationStatus | null;
  event: ((reservation: Reservation, context: Context) => ReservationEventType) | null;
};

const always = (status: ReservationStatus) => () => status;
const named = (event: ReservationEventType) => () => event;
const LIVE = ["pending", "confirmed"] as const;
/** Answers a request, or the wish to move a confirmed booking, which stays confirmed. */
const answered = (status: ReservationStatus, request: ReservationEventType, move: ReservationEventType) =>
  ({
    from: LIVE,
    to: (reservation: Reservation) => (reservation.status === "pending" ? status : null),
    event: (reservation: Reservation) => (reservation.status === "pending" ? request : move),
  }) satisfies Partial<Transition>;

export const RESERVATION_TRANSITIONS: Readonly<Record<ReservationActionType, Transition>> = {
  ...PAID_BOOKING_TRANSITIONS,
  ...LINE_TRANSITIONS,
  submit: {
    by: ["guest", "owner"],
    from: ["held"],
    guard: ({ service }, { by }) => (by === "guest" && aheadOf(service) > 0 ? "not_allowed" : null),
    to: ({ service }, { by }) => (service.approval === "manual" && by === "guest" ? "pending" : "confirmed"),
    event: null,
  },
  release: {
    by: ["guest", "owner", "system"],
    from: ["held", "waiting", "offered"],
    guard: (reservation, context, action) =>
      context.by !== "owner" ? null : reservation.status === "held" ? "state" : wantsReason(reservation, context, action),
    to: always("expired"),
    event: named("expired"),
  },
  rehold: { by: ["guest"], from: ["held"], to: () => null, event: null },
  confirm: { by: ["owner"], guard: isAsked, ...answered("confirmed", "confirmed", "move_confirmed") },
  decline: {
    by: ["owner"],
    guard: (reservation, context, action) => waits(reservation) ?? wantsReason(reservation, context, action),
    ...answered("declined", "declined", "move_declined"),
  },
  lapse: { by: ["system"], guard: waits, ...answered("lapsed", "lapsed", "move_lapsed") },
  cancel: {
    by: ["guest", "owner"],
    from: LIVE,
    guard: (reservation, context, action) =>
      context.by === "owner"
        ? wantsReason(reservation, context, action)
        : mayCancelLate(reservation, context.at)
          ? null
          : withinNotice(reservation, context, reservation.service.guestCancelNotice),
    to: (_, { by }) => (by === "guest" ? "cancelled_by_guest" : "cancelled_by_owner"),
    event: named("cancelled"),
  },
  move: {
    by: ["guest", "owner"],
    from: LIVE,
    guard: (reservation, context) => {
      if (context.by === "owner") return null;
      const { guestMoveNotice, maxMoves } = reservation.service;
      return withinNotice(reservation, context, guestMoveNotice) ?? (reservation.moves >= maxMoves ? "no_moves_left" : null);
    },
    to: () => null,
    event: (reservation, { by }) => (asksToMove(reservation, by) ? "move_requested" : "moved"),
  },
  propose: { by: ["owner"], from: LIVE, guard: canPropose, to: () => null, event: named("proposed") },
  accept: { by: ["guest"], guard: isProposed, ...answered("confirmed", "confirmed", "move_confirmed") },
  withdraw: {
    by: ["guest"],
    guard: ({ moveRequest }) => (moveRequest ? null : "state"),
    ...answered("cancelled_by_guest", "cancelled", "move_withdrawn"),
  },
  complete: {
    by: ["system"],
    from: ["confirmed"],
    guard: ({ endsAt }, { at }) => (at < endsAt ? "not_begun" : null),
    to: always("completed"),
    event: named("completed"),
  },
  no_show: {
    by: ["owner"],
    from: ["confirmed", "completed"],
    guard: ({ startsAt, endsAt }, { at }) => (at < startsAt ? "not_begun" : at > endsAt + NO_SHOW_DAYS * DAY_MS ? "too_late" : null),
    to: always("no_show"),
    event: named("no_show"),
  },
  undo_no_show: {
    by: ["owner"],
    from: ["no_show"],
    guard: ({ endsAt }, { at }) => (at > endsAt + NO_SHOW_DAYS * DAY_MS ? "too_late" : null),
    to: always("completed"),
    event: named("no_show_undone"),
  },
  remind: { by: ["system"], from: ["confirmed"], to: () => null, event: null },
  note: { by: ["owner"], from: RESERVATION_STATUSES, to: () => null, event: null },
};

function wantsReason(_reservation: Reservation, _context: Context, action: ReservationAction): RejectionReason | null {
  return "reason" in action && action.reason?.trim() === "" ? "reason" : null;
}

function withinNotice({ startsAt }: Reservation, { at }: Context, notice: number | null): RejectionReason | null {
  if (notice === null) return "not_allowed";
  return at > startsAt - notice * MINUTE_MS ? "too_late" : null;
}

/** Why an action is refused at a moment (ms since 1970); `null` if it is allowed. */
export function refuseAction(reservation: Reservation, action: ReservationAction, context: Context): RejectionReason | null {
  const { by, from, guard } = RESERVATION_TRANSITIONS[action.type];
  if (!by.includes(context.by)) return "actor";
  if (!from.includes(reservation.status)) return "state";
  return guard?.(reservation, context, action) ?? null;
}

/** Applies an action. Does not check whether a new time is free. Increments `rev`, and `icsSequence` when calendars need the change. */
export function applyAction(reservation: Reservation, action: ReservationAction, context: Context): Reservation | RejectionReason {
  const refused = refuseAction(reservation, action, context);
  if (refused) return refused;
  const { to, event } = RESERVATION_TRANSITIONS[action.type];
  const status = to(reservation, context) ?? reservation.status;
  const changed: Reservation = {
    ...reservation,
    moveRequest: KEEPS_WISH.includes(action.type) ? reservation.moveRequest : null,
    ...changesOf(reservation, action, context),
    refund: refundOf(reservation, action, context.by, context.at) ?? reservation.refund,
    status,
    holder: (isBlocking(status) || status === "waiting") && action.type !== "confirm" && action.type !== "pay" ? reservation.holder : null,
    rev: reservation.rev + 1,
    updatedAt: context.at,
  };
  const type =
    action.type === "submit" ? (changed.status === "pending" ? "requested" : "confirmed") : (event?.(reservation, context) ?? null);
  const reason = ("reason" in action && action.reason) || "";
  const startsAt =
    type === "moved" || type === "move_confirmed"
      ? reservation.startsAt
      : type === "proposed" || type?.startsWith("move_")
        ? ((changed.moveRequest ?? reservation.moveRequest)?.startsAt ?? null)
        : null;
  const happened = type ? [...reservation.history, { type, at: context.at, by: context.by, reason, startsAt }] : reservation.history;
  const history = happened.length > HISTORY_MAX ? [...happened.slice(0, 5), ...happened.slice(5 - HISTORY_MAX)] : happened;
  const next = { ...changed, history };
  return { ...next, dueAt: dueOf(next) };
}

const KEEPS_WISH: readonly ReservationActionType[] = ["remind", "note"];

function changesOf(reservation: Reservation, action: ReservationAction, { by, at }: Context): Partial<Reservation> {
  const { service, local, icsSequence } = reservation;
  switch (action.type) {
    case "submit":
    case "wait": {
      const { guest, note, answers, zoneGuest, locale } = action;
      return { guest, note, answers: [...answers], zoneGuest, locale, holdUntil: null, reminded: overdueReminders(reservation, at) };
    }
    case "order":
      return { guest: action.guest, note: action.note, answers: [...action.answers], orderId: action.orderId, holdUntil: null };
    case "pay":
      return { reminded: overdueReminders(reservation, at) };
    case "drop":
      return { reason: action.reason, icsSequence: icsSequence + (reservation.status === "confirmed" ? 1 : 0) };
    case "rehold":
      return { ...timesAt(action.start, service.length, local.zone), holdUntil: action.holdUntil };
    case "offer":
      return { holdUntil: action.holdUntil };
    case "take":
      return { ...afterTake(reservation), reminded: overdueReminders(reservation, at) };
    case "release":
      return { holdUntil: null, reason: action.reason ?? "" };
    case "confirm":
    case "accept": {
      const isRequest = action.type === "confirm" && reservation.status === "pending";
      if (!reservation.moveRequest || isRequest) return { reminded: overdueReminders(reservation, at) };
      const times = timesAt(startMinute(reservation.moveRequest), service.length, local.zone);
      return { ...times, icsSequence: icsSequence + 1, reminded: overdueReminders({ service, ...times }, at) };
    }
    case "propose":
      return { reason: action.reason, moveRequest: { startsAt: action.start * MINUTE_MS, askedAt: at, by: "owner" } };
    case "decline":
      return { reason: action.reason };
    case "lapse":
    case "withdraw":
      return { reason: "" };
    case "cancel":
      return { reason: action.reason, icsSequence: icsSequence + 1 };
    case "move": {
      const times = timesAt(action.start, service.length, local.zone);
      const moves = reservation.moves + (by === "guest" ? 1 : 0);
      if (asksToMove(reservation, by))
        return { moves, reason: action.reason, moveRequest: { startsAt: times.startsAt, askedAt: at, by: "guest" } };
      return {
        ...times,
        moves,
        reason: action.reason,
        icsSequence: icsSequence + 1,
        reminded: overdueReminders({ service, ...times }, at),
      };
    }
    case "remind":
      return { reminded: overdueReminders(reservation, at) };
    case "note":
      return { notes: action.text };
    default:
      return {};
  }
}

export const OWNER_ACTIONS = ["confirm", "propose", "decline", "move", "cancel", "release", "no_show", "undo_no_show"] as const;
export type OwnerActionType = (typeof OWNER_ACTIONS)[number];

const SAMPLES = {
  confirm: { type: "confirm" },
  propose: { type: "propose", start: Number.MAX_SAFE_INTEGER, reason: "" },
  decline: { type: "decline", reason: "-" },
  move: { type: "move", start: 0, reason: "" },
  cancel: { type: "cancel", reason: "-" },
  release: { type: "release", reason: "-" },
  no_show: { type: "no_show" },
  undo_no_show: { type: "undo_no_show" },
} as const satisfies Record<OwnerActionType, ReservationAction>;

export function ownerActions(reservation: Reservation, at: number): OwnerActionType[] {
  return OWNER_ACTIONS.filter((type) => refuseAction(reservation, SAMPLES[type], { by: "owner", at }) === null);
}

/** Whether a guest can cancel or move at a moment: `null`, or why not. */
export function guestRefusals(reservation: Reservation, at: number): { cancel: RejectionReason | null; move: RejectionReason | null } {
  const context = { by: "guest", at } as const;
  return { cancel: refuseAction(reservation, SAMPLES.cancel, context), move: refuseAction(reservation, SAMPLES.move, context) };
}
