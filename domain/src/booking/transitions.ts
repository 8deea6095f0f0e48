import { PAID_BOOKING_TRANSITIONS, type PaidBookingAction } from "./prepaid/paid-bookings.ts";
import { aheadOf } from "./prepaid/prepay.ts";
import {
  type Guest,
  HISTORY_MAX,
  isBlocking,
  NO_SHOW_DAYS,
  PENDING_HOURS,
  RESERVATION_STATUSES,
  type Reservation,
  type ReservationActor,
  type ReservationEventType,
  type ReservationStatus,
  startMinute,
  timesAt,
} from "./reservation.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** `start` in minutes since 1970. */
export type ReservationAction =
  | PaidBookingAction
  | { type: "submit"; guest: Guest; note: string; zoneGuest: string; locale: string }
  /** The guest gives up a hold, or it expires. */
  | { type: "release" }
  | { type: "rehold"; start: number; holdUntil: number }
  | { type: "confirm" }
  | { type: "decline"; reason: string }
  | { type: "lapse" }
  | { type: "cancel"; reason: string }
  /** A guest's move is a request where the owner confirms each booking: the time stays until the owner answers. */
  | { type: "move"; start: number; reason: string }
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
/** Answers a request, or the move request of a confirmed booking, which stays confirmed. */
const answered = (status: ReservationStatus, request: ReservationEventType, move: ReservationEventType) =>
  ({
    from: LIVE,
    to: (reservation: Reservation) => (reservation.moveRequest ? null : status),
    event: (reservation: Reservation) => (reservation.moveRequest ? move : request),
  }) satisfies Partial<Transition>;

export const RESERVATION_TRANSITIONS: Readonly<Record<ReservationActionType, Transition>> = {
  ...PAID_BOOKING_TRANSITIONS,
  submit: {
    by: ["guest", "owner"],
    from: ["held"],
    guard: ({ service }, { by }) => (by === "guest" && aheadOf(service) > 0 ? "not_allowed" : null),
    to: ({ service }, { by }) => (service.approval === "manual" && by === "guest" ? "pending" : "confirmed"),
    event: null,
  },
  release: { by: ["guest", "system"], from: ["held"], to: always("expired"), event: named("expired") },
  rehold: { by: ["guest"], from: ["held"], to: () => null, event: null },
  confirm: { by: ["owner"], guard: waits, ...answered("confirmed", "confirmed", "move_confirmed") },
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
  withdraw: { by: ["guest"], from: ["confirmed"], guard: waits, to: () => null, event: named("move_withdrawn") },
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

function asksToMove({ status, service }: Reservation, by: ReservationActor): boolean {
  return by === "guest" && status === "confirmed" && service.approval === "manual";
}

function waits({ status, moveRequest }: Reservation): RejectionReason | null {
  return status === "pending" || moveRequest ? null : "state";
}

function wantsReason(_reservation: Reservation, _context: Context, action: ReservationAction): RejectionReason | null {
  return "reason" in action && action.reason.trim() === "" ? "reason" : null;
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
    status,
    holder: isBlocking(status) && action.type !== "confirm" && action.type !== "pay" ? reservation.holder : null,
    rev: reservation.rev + 1,
    updatedAt: context.at,
  };
  const type =
    action.type === "submit" ? (changed.status === "pending" ? "requested" : "confirmed") : (event?.(reservation, context) ?? null);
  const reason = "reason" in action ? action.reason : "";
  const startsAt =
    type === "moved" || type === "move_confirmed"
      ? reservation.startsAt
      : type?.startsWith("move_")
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
    case "submit": {
      const { guest, note, zoneGuest, locale } = action;
      return { guest, note, zoneGuest, locale, holdUntil: null, reminded: overdueReminders(reservation, at) };
    }
    case "order":
      return { guest: action.guest, note: action.note, orderId: action.orderId, holdUntil: null };
    case "pay":
      return { reminded: overdueReminders(reservation, at) };
    case "drop":
      return { reason: action.reason, icsSequence: icsSequence + (reservation.status === "confirmed" ? 1 : 0) };
    case "rehold":
      return { ...timesAt(action.start, service.length, local.zone), holdUntil: action.holdUntil };
    case "release":
      return { holdUntil: null };
    case "confirm": {
      if (!reservation.moveRequest) return { reminded: overdueReminders(reservation, at) };
      const times = timesAt(startMinute(reservation.moveRequest), service.length, local.zone);
      return { ...times, icsSequence: icsSequence + 1, reminded: overdueReminders({ service, ...times }, at) };
    }
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
      if (asksToMove(reservation, by)) return { moves, reason: action.reason, moveRequest: { startsAt: times.startsAt, askedAt: at } };
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

function overdueReminders({ service, startsAt }: Pick<Reservation, "service" | "startsAt">, at: number): number[] {
  return service.reminders.filter((minutes) => startsAt - minutes * MINUTE_MS <= at);
}

/** When an unanswered request or move request expires, in ms since 1970; `null` if there is none. */
export function answerBy({ status, startsAt, moveRequest, history, createdAt }: Reservation): number | null {
  const wait = PENDING_HOURS * 60 * MINUTE_MS;
  if (status === "pending") return Math.min((history.find(({ type }) => type === "requested")?.at ?? createdAt) + wait, startsAt);
  return moveRequest && Math.min(moveRequest.askedAt + wait, startsAt, moveRequest.startsAt);
}

/** When the scheduler acts next, in ms since 1970; `null` for never. */
export function dueOf(reservation: Reservation): number | null {
  const { status, holdUntil, service, startsAt, endsAt, reminded } = reservation;
  switch (status) {
    case "held":
      return holdUntil;
    case "pending":
      return answerBy(reservation);
    case "confirmed": {
      const open = service.reminders.filter((minutes) => !reminded.includes(minutes));
      return Math.min(endsAt, answerBy(reservation) ?? endsAt, ...open.map((minutes) => startsAt - minutes * MINUTE_MS));
    }
    default:
      return null;
  }
}

export const OWNER_ACTIONS = ["confirm", "decline", "move", "cancel", "no_show", "undo_no_show"] as const;
export type OwnerActionType = (typeof OWNER_ACTIONS)[number];

const SAMPLES = {
  confirm: { type: "confirm" },
  decline: { type: "decline", reason: "-" },
  move: { type: "move", start: 0, reason: "" },
  cancel: { type: "cancel", reason: "-" },
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

/** Whether calendars may know it, which holds and requests never reach. */
export function wasConfirmed({ history }: Pick<Reservation, "history">): boolean {
  return history.some(({ type }) => type === "confirmed");
}
