import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type BookingMonth, monthsOf } from "@awning/domain/booking/months";
import { reservationPaths } from "@awning/domain/booking/paths";
import { isBusy, isShared, type Reservation, takenBy, timesAt, toBookedService } from "@awning/domain/booking/reservation";
import { FIRST_SCHEDULE_ID, officeHours, type ScheduleDraft } from "@awning/domain/booking/schedule";
import { reservationTermsOf } from "@awning/domain/booking/search";
import { NEW_SERVICE, type Service, type ServiceDraft } from "@awning/domain/booking/service";
import type { TimeOff } from "@awning/domain/booking/time-off";
import { applyAction, type ReservationAction } from "@awning/domain/booking/transitions";
import { page } from "vitest/browser";
import { answer, type Owner, Refusal, signedInOwner, store } from "./screen.tsx";

let count = 0;

/** A Tuesday half a year ahead: nothing of these tests depends on today. */
export const TUESDAY = "2027-06-15";
export const at = (time: string) => Date.parse(`${TUESDAY}T${time}Z`);
export const dayView = `${reservationPaths.list}?view=day&day=${TUESDAY}`;
/** A time of the calendar in which nothing is booked. */
export const cell = (name: string | RegExp) => page.getByRole("gridcell", { name });
/** What stands in the calendar. */
export const item = (name: string | RegExp) => page.getByRole("grid").getByRole("button", { name });

/** An owner of one lesson that can be booked for a year. */
export function withLesson(changes: Parameters<typeof putService>[1] = {}): { owner: Owner; lesson: Service } {
  const owner = signedInOwner();
  putSchedule(owner);
  const lesson = putService(owner, { windowDays: 365, ...changes });
  answerBookings(owner, [lesson]);
  return { owner, lesson };
}

/** Puts a schedule there: office hours in UTC, unless the test says others. */
export function putSchedule(owner: Owner, changes: Partial<ScheduleDraft> = {}, id = FIRST_SCHEDULE_ID): void {
  const at = new Date();
  store.set(bookingDocuments.schedule(owner.uid, id), { ...officeHours("UTC"), createdAt: at, updatedAt: at, ...changes });
}

/** Puts a bookable service there. */
export function putService(owner: Owner, changes: Partial<ServiceDraft> & { id?: string } = {}): Service {
  count += 1;
  const { id = `service${count}`, ...draft } = changes;
  const at = new Date();
  const service: ServiceDraft = {
    ...NEW_SERVICE,
    title: "Guitar lesson",
    slug: `guitar-lesson-${count}`,
    state: "active",
    scheduleId: FIRST_SCHEDULE_ID,
    sortKey: `a${count.toString(36)}`,
    ...draft,
  };
  store.set(bookingDocuments.service(owner.uid, id), { ...service, createdAt: at, updatedAt: at });
  return { ...service, id, createdAt: at.getTime(), updatedAt: at.getTime() };
}

/** As the functions store a reservation, the months with it. */
function put(owner: Owner, reservation: Reservation): void {
  const { id, startsAt, endsAt, dueAt, holdUntil, createdAt, updatedAt, moveRequest, ...rest } = reservation;
  const date = (at: number | null) => (at === null ? null : new Date(at));
  store.set(bookingDocuments.reservation(owner.uid, id), {
    ...rest,
    searchTerms: reservationTermsOf(rest.guest),
    moveRequest: moveRequest && { ...moveRequest, startsAt: new Date(moveRequest.startsAt), askedAt: new Date(moveRequest.askedAt) },
    isMoveAsked: moveRequest !== null,
    startsAt: date(startsAt),
    endsAt: date(endsAt),
    dueAt: date(dueAt),
    holdUntil: date(holdUntil),
    createdAt: date(createdAt),
    updatedAt: date(updatedAt),
  });
  const taken = {
    ...takenBy(reservation),
    start: startsAt / 60_000,
    serviceId: rest.serviceId,
    ...(isShared(reservation) && { isShared: true }),
  };
  forget(owner, rest.scheduleId, id);
  if (isBusy(rest.status)) take(owner, rest.scheduleId, id, taken);
}

function take(owner: Owner, scheduleId: string, id: string, taken: BookingMonth["busy"][string]): void {
  for (const month of monthsOf(taken)) {
    const path = bookingDocuments.month(owner.uid, scheduleId, month);
    const known = store.get(path) as BookingMonth | undefined;
    store.set(path, { busy: { ...known?.busy, [id]: taken } });
  }
}

function forget(owner: Owner, scheduleId: string, id: string): void {
  const prefix = bookingDocuments.month(owner.uid, scheduleId, "");
  for (const { path, data } of store.list(prefix.slice(0, prefix.lastIndexOf("/")))) {
    const { [id]: _, ...busy } = (data as BookingMonth).busy;
    if (path.startsWith(prefix)) store.set(path, { busy });
  }
}

type Wanted = Partial<Omit<Reservation, "guest">> & { guest?: Partial<Reservation["guest"]>; start: number };

/** Puts a booking of a service there. `start` in ms since 1970. @returns it as it is stored */
export function putReservation(owner: Owner, service: Service, { start, guest, ...changes }: Wanted): Reservation {
  count += 1;
  const at = Date.now() - 86_400_000;
  const status = changes.status ?? "confirmed";
  const reservation: Reservation = {
    id: `reservation${count}`,
    siteId: owner.uid,
    serviceId: service.id,
    scheduleId: service.scheduleId,
    service: toBookedService(service, "USD"),
    ...timesAt(start / 60_000, service.length, "UTC"),
    zoneGuest: "UTC",
    locale: "en",
    note: "",
    answers: [],
    notes: "",
    status,
    moveRequest: null,
    series: null,
    onSite: [],
    refunded: 0,
    orderId: null,
    refund: null,
    reason: "",
    moves: 0,
    createdBy: "guest",
    holdUntil: null,
    holder: null,
    reminded: [],
    dueAt: null,
    icsUid: `uid-${count}`,
    icsSequence: 0,
    accessRev: 0,
    rev: 1,
    history: [{ type: status === "pending" ? "requested" : "confirmed", at, by: "guest", reason: "", startsAt: null }],
    createdAt: at,
    updatedAt: at,
    ...changes,
    guest: { name: `Guest ${count}`, email: `guest-${count}@example.test`, phone: "", ...guest },
  };
  put(owner, reservation);
  return reservation;
}

export function storedReservation(owner: Owner, id: string): Reservation {
  const stored = store.get(bookingDocuments.reservation(owner.uid, id));
  if (!stored) throw new Error(`no reservation ${id}`);
  const ms = (value: unknown) => (value === null ? null : Number(value));
  const { moveRequest } = stored as unknown as Reservation;
  return {
    ...(stored as unknown as Reservation),
    id,
    startsAt: Number(stored.startsAt),
    endsAt: Number(stored.endsAt),
    dueAt: ms(stored.dueAt),
    moveRequest: moveRequest && { ...moveRequest, startsAt: Number(moveRequest.startsAt), askedAt: Number(moveRequest.askedAt) },
    createdAt: Number(stored.createdAt),
    updatedAt: Number(stored.updatedAt),
  };
}

/** Blocks time. Times in ms since 1970. */
export function putBlockedTime(owner: Owner, changes: Partial<TimeOff> & Pick<TimeOff, "startsAt" | "endsAt">): string {
  count += 1;
  const { scheduleId = FIRST_SCHEDULE_ID, reason = "", startsAt, endsAt } = changes;
  const id = `blocked${count}`;
  store.set(`sites/${owner.uid}/timeOff/${id}`, {
    scheduleId,
    reason,
    source: "manual",
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    createdAt: new Date(),
  });
  take(owner, scheduleId, id, { from: startsAt / 60_000, to: endsAt / 60_000 });
  return id;
}

/** Lets the owner act on reservations, book and block time as the service does: by the same transitions. */
export function answerBookings(owner: Owner, services: readonly Service[]): void {
  answer("act-on-reservation", ({ reservationId, rev, act }) => {
    const reservation = storedReservation(owner, reservationId);
    if (reservation.rev !== rev) throw new Refusal(409, "conflict", { rev: reservation.rev });
    const action: ReservationAction = "start" in act ? { type: act.type, start: act.start, reason: act.reason ?? "" } : act;
    const next = applyAction(reservation, action, { by: "owner", at: Date.now() });
    if (typeof next === "string") throw new Refusal(409, "act_refused", { reason: next });
    put(owner, next);
    return { rev: next.rev };
  });
  answer("book-by-hand", ({ serviceId, start, guest, note = "" }) => {
    const service = services.find(({ id }) => id === serviceId);
    if (!service) throw new Refusal(404, "not_found");
    const filled = { name: guest.name, email: guest.email ?? "", phone: guest.phone ?? "" };
    return { reservationId: putReservation(owner, service, { start: start * 60_000, guest: filled, note, createdBy: "owner" }).id };
  });
  answer("book-series", ({ serviceId, starts, guest, note = "" }) => {
    const service = services.find(({ id }) => id === serviceId);
    if (!service) throw new Refusal(404, "not_found");
    const filled = { name: guest.name, email: guest.email ?? "", phone: guest.phone ?? "" };
    const put = (start: number, index: number) => {
      const series = { id: "series", place: index + 1, of: starts.length };
      return putReservation(owner, service, { start: start * 60_000, guest: filled, note, createdBy: "owner", series }).id;
    };
    return { reservationIds: starts.map(put) };
  });
  answer("cancel-rest", ({ reservationId, reason }) => {
    const { series, startsAt } = storedReservation(owner, reservationId);
    const rest = store
      .list(`sites/${owner.uid}/reservations`)
      .map(({ path }) => storedReservation(owner, path.split("/").at(-1) ?? ""))
      .filter((one) => one.series?.id === series?.id && one.startsAt >= startsAt);
    for (const one of rest) {
      const next = applyAction(one, { type: "cancel", reason }, { by: "owner", at: Date.now() });
      if (typeof next !== "string") put(owner, next);
    }
    return { cancelled: rest.length };
  });
  answer("block-time", ({ scheduleId, from, to, reason = "" }) => ({
    id: putBlockedTime(owner, { scheduleId, startsAt: from * 60_000, endsAt: to * 60_000, reason }),
  }));
  answer("unblock-time", ({ id }) => {
    store.delete(`sites/${owner.uid}/timeOff/${id}`);
    forget(owner, FIRST_SCHEDULE_ID, id);
    return {};
  });
}
