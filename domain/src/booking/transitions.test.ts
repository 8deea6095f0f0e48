import { describe, expect, test } from "vitest";
import { dueOf } from "./deadlines.ts";
import { isBlocking, isBusy, keptStarts, RESERVATION_STATUSES, type Reservation, type ReservationStatus, timesAt } from "./reservation.ts";
import { SAMPLE_START, sampleReservation } from "./sample-reservation.ts";
import { applyAction, guestRefusals, ownerActions, RESERVATION_TRANSITIONS, type ReservationAction } from "./transitions.ts";

const MINUTE = 60_000;
const at = (minutesBefore: number) => (SAMPLE_START - minutesBefore) * MINUTE;

const reservation = (changes: Partial<Reservation> = {}) =>
  sampleReservation({
    service: { guestCancelNotice: 60, guestMoveNotice: 120, maxMoves: 1 },
    ...timesAt(SAMPLE_START, 60, "Europe/Berlin"),
    ...changes,
  });
const inPerson = { ...reservation().service, place: { kind: "address", text: "" } } as const;
const guestForm = { type: "submit", guest: reservation().guest, note: "", answers: [], zoneGuest: "UTC", locale: "en" } as const;
const all: ReservationAction[] = [
  guestForm,
  { ...guestForm, type: "wait" },
  { type: "offer", holdUntil: at(2000) },
  { type: "look" },
  { type: "take" },
  { type: "release" },
  { type: "rehold", start: SAMPLE_START + 60, holdUntil: at(4000) },
  { type: "confirm" },
  { type: "decline", reason: "Full" },
  { type: "lapse" },
  { type: "cancel", reason: "Ill" },
  { type: "move", start: SAMPLE_START + 60, reason: "" },
  { type: "propose", start: SAMPLE_START + 120, reason: "" },
  { type: "accept", start: SAMPLE_START + 60 },
  { type: "withdraw" },
  { type: "complete" },
  { type: "no_show" },
  { type: "undo_no_show" },
  { type: "remind" },
  { type: "note", text: "Pays cash" },
  { type: "order", guest: reservation().guest, note: "", answers: [], orderId: "o1" },
  { type: "pay" },
  { type: "drop", reason: "Ill" },
];

test("covers every action of the table", () => {
  expect(all.map(({ type }) => type).toSorted()).toEqual(Object.keys(RESERVATION_TRANSITIONS).toSorted());
});

describe.each(RESERVATION_STATUSES)("a reservation that is %s", (status) => {
  test.each(all)("changes only as the table allows: $type", (action) => {
    const { from, by: actors } = RESERVATION_TRANSITIONS[action.type];
    for (const actor of ["guest", "owner", "system"] as const) {
      const now = action.type === "complete" || action.type.includes("no_show") ? at(-90) : at(3000);
      const by = action.type === "accept" ? "owner" : "guest";
      const isLive = status === "confirmed" || (status === "pending" && action.type !== "confirm");
      const moveRequest = isLive ? ({ startsAt: at(-60), askedAt: at(3100), by } as const) : null;
      const after = applyAction(reservation({ status, moveRequest }), action, { by: actor, at: now });
      if (!actors.includes(actor)) expect(after).toBe("actor");
      // A visitor's hold is theirs.
      else if (!from.includes(status) || (action.type === "release" && actor === "owner" && status === "held")) expect(after).toBe("state");
      else expect(after).toMatchObject({ rev: 4, updatedAt: now });
    }
  });
});

test.each<[string, ReservationAction, "guest" | "owner" | "system", Partial<Reservation>, ReservationStatus]>([
  ["a form books", guestForm, "guest", { status: "held" }, "confirmed"],
  [
    "a form asks where the owner confirms",
    guestForm,
    "guest",
    { status: "held", service: { ...reservation().service, approval: "manual" } },
    "pending",
  ],
  [
    "an owner’s own entry needs no confirmation",
    guestForm,
    "owner",
    { status: "held", service: { ...reservation().service, approval: "manual" } },
    "confirmed",
  ],
  ["a hold ends", { type: "release" }, "system", { status: "held" }, "expired"],
  ["an offer is taken", { type: "take" }, "guest", { status: "offered", service: inPerson }, "confirmed"],
  ["an offer is taken where a number is asked for first", { type: "take" }, "guest", { status: "offered" }, "held"],
  [
    "an offer is taken where the owner confirms",
    { type: "take" },
    "guest",
    { status: "offered", service: { ...inPerson, approval: "manual" } },
    "pending",
  ],
  ["an offer ends", { type: "release" }, "system", { status: "offered" }, "expired"],
  ["a guest leaves the line", { type: "release" }, "guest", { status: "waiting" }, "expired"],
  ["a guest cancels", { type: "cancel", reason: "" }, "guest", {}, "cancelled_by_guest"],
  ["an owner cancels", { type: "cancel", reason: "Ill" }, "owner", {}, "cancelled_by_owner"],
  ["a request that moves stays one", { type: "move", start: SAMPLE_START + 60, reason: "" }, "guest", { status: "pending" }, "pending"],
])("%s", (_, action, by, changes, status) => {
  expect(applyAction(reservation(changes), action, { by, at: at(3000) })).toMatchObject({ status });
});

describe("guest actions", () => {
  test("end with the notice, to the minute", () => {
    expect(guestRefusals(reservation(), at(120))).toEqual({ cancel: null, move: null });
    expect(guestRefusals(reservation(), at(119))).toEqual({ cancel: null, move: "too_late" });
    expect(guestRefusals(reservation(), at(59))).toEqual({ cancel: "too_late", move: "too_late" });
  });

  test("are refused where the owner allows none", () => {
    const service = { ...reservation().service, guestCancelNotice: null, guestMoveNotice: null };
    expect(guestRefusals(reservation({ service }), at(3000))).toEqual({ cancel: "not_allowed", move: "not_allowed" });
  });

  test("limit moves by the guest but not by the owner", () => {
    const move = (by: "guest" | "owner", start: number) => ({
      action: { type: "move", start, reason: "" } as const,
      context: { by, at: at(3000) },
    });
    const byOwner = move("owner", SAMPLE_START + 30);
    const first = applyAction(reservation(), byOwner.action, byOwner.context);
    const byGuest = move("guest", SAMPLE_START + 60);
    const second = typeof first === "string" ? first : applyAction(first, byGuest.action, byGuest.context);
    expect(second).toMatchObject({ moves: 1, icsSequence: 2, rev: 5 });
    expect(typeof second === "string" ? second : applyAction(second, byGuest.action, byGuest.context)).toBe("no_moves_left");
  });
});

describe("a guest’s move where the owner confirms each booking", () => {
  const service = { ...reservation().service, approval: "manual", maxMoves: 3 } as const;
  const wish = { type: "move", start: SAMPLE_START + 240, reason: "My train" } as const;
  const did = (before: Reservation, action: ReservationAction, by: "guest" | "owner" | "system", now = at(2900)) => {
    const after = applyAction(before, action, { by, at: now });
    if (typeof after === "string") throw new Error(after);
    return after;
  };
  const asked = did(reservation({ service, reminded: [1440] }), wish, "guest", at(3000));
  const old = { status: "confirmed", startsAt: at(0), icsSequence: 0, moveRequest: null };
  const wished = at(-240);

  test("is a request: the time stays, and both times are kept until the owner answers", () => {
    expect(asked).toMatchObject({ ...old, moves: 1, reason: "My train", moveRequest: { startsAt: wished, askedAt: at(3000) } });
    expect(keptStarts(asked)).toEqual([at(0), wished]);
    expect(ownerActions(asked, at(2900))).toEqual(["confirm", "propose", "decline", "move", "cancel"]);
    expect(asked.history.at(-1)).toMatchObject({ type: "move_requested", by: "guest", startsAt: wished });
  });

  test("happens only after the owner confirms", () => {
    const moved = did(asked, { type: "confirm" }, "owner");
    expect(moved).toMatchObject({ ...old, startsAt: wished, endsAt: at(-300), icsSequence: 1, reminded: [] });
    expect(moved.history.at(-1)).toMatchObject({ type: "move_confirmed", by: "owner", startsAt: at(0) });
  });

  test("keeps the original time after a decline, an expiry or a withdrawal", () => {
    expect(did(asked, { type: "decline", reason: "Full" }, "owner")).toMatchObject({ ...old, reason: "Full" });
    expect(did(asked, { type: "lapse" }, "system")).toMatchObject({ ...old, reason: "" });
    expect(did(asked, { type: "withdraw" }, "guest")).toMatchObject({ ...old, moves: 1 });
    expect(applyAction(asked, { type: "decline", reason: " " }, { by: "owner", at: at(2900) })).toBe("reason");
  });

  test("is dropped by any other change, but not by a reminder or a note", () => {
    expect(did(asked, { type: "cancel", reason: "Ill" }, "owner")).toMatchObject({ moveRequest: null, icsSequence: 1 });
    expect(did(asked, { type: "move", start: SAMPLE_START + 600, reason: "" }, "owner")).toMatchObject({
      startsAt: at(-600),
      moveRequest: null,
    });
    expect(did(asked, { type: "complete" }, "system", at(-90))).toMatchObject({ status: "completed", moveRequest: null });
    for (const action of [{ type: "remind" }, { type: "note", text: "Pays cash" }] as const)
      expect(did(asked, action, action.type === "note" ? "owner" : "system").moveRequest).toEqual(asked.moveRequest);
  });

  test("expires after two days, or when either time begins", () => {
    expect(dueOf(asked)).toBe(at(3000 - 2880));
    const late = did(reservation({ service, reminded: [1440, 60] }), wish, "guest", at(130));
    expect(dueOf(late)).toBe(at(0));
    expect(dueOf(did(late, { ...wish, start: SAMPLE_START - 60 }, "guest", at(125)))).toBe(at(60));
  });

  test("is no request while the booking is pending, for instant services, or by the owner", () => {
    for (const changes of [{ service, status: "pending" }, {}] as const)
      expect(did(reservation(changes), wish, "guest")).toMatchObject({ startsAt: wished, moveRequest: null });
    expect(did(reservation({ service }), wish, "owner")).toMatchObject({ startsAt: wished, moveRequest: null });
  });
});

describe("another time that the owner proposes", () => {
  const service = { ...reservation().service, approval: "manual" } as const;
  const start = SAMPLE_START + 240;
  const did = (before: Reservation, action: ReservationAction, by: "guest" | "owner" | "system", now = at(2900)) => {
    const after = applyAction(before, action, { by, at: now });
    if (typeof after === "string") throw new Error(after);
    return after;
  };
  const propose = { type: "propose", start, reason: "I’m away" } as const;
  const request = reservation({ service, status: "pending", createdAt: at(3000) });
  const proposed = did(request, propose, "owner");
  const wish = did(reservation({ service }), { type: "move", start: SAMPLE_START + 600, reason: "" }, "guest", at(3000));

  test("keeps both times of a request until the guest answers, who takes it or lets the request go", () => {
    expect(proposed).toMatchObject({ status: "pending", startsAt: at(0), moves: 0, reason: "I’m away" });
    expect(keptStarts(proposed)).toEqual([at(0), at(-240)]);
    expect(proposed.history.at(-1)).toMatchObject({ type: "proposed", by: "owner", startsAt: at(-240) });
    expect(did(proposed, { type: "accept", start }, "guest")).toMatchObject({ status: "confirmed", startsAt: at(-240), moveRequest: null });
    expect(did(proposed, { type: "withdraw" }, "guest")).toMatchObject({ status: "cancelled_by_guest", moveRequest: null });
    expect(did(proposed, { type: "confirm" }, "owner")).toMatchObject({ status: "confirmed", startsAt: at(0), moveRequest: null });
  });

  test("takes the place of a wish, and the booking stays whatever the guest answers", () => {
    const other = did(wish, propose, "owner");
    expect(keptStarts(other)).toEqual([at(0), at(-240)]);
    expect(did(other, { type: "accept", start }, "guest")).toMatchObject({ startsAt: at(-240), icsSequence: 1, moves: 1 });
    for (const no of [{ type: "withdraw" }, { type: "lapse" }] as const)
      expect(did(other, no, no.type === "lapse" ? "system" : "guest")).toMatchObject({ status: "confirmed", startsAt: at(0) });
  });

  test("is taken as it is now, before it begins, by the guest alone; without a question there is none", () => {
    const refused = (before: Reservation, action: ReservationAction, by: "guest" | "owner", now = at(2900)) =>
      applyAction(before, action, { by, at: now });
    expect(refused(proposed, { type: "accept", start: start + 60 }, "guest")).toBe("state");
    expect(refused(proposed, { type: "accept", start }, "guest", at(-240))).toBe("too_late");
    expect(refused(proposed, { type: "accept", start }, "owner")).toBe("actor");
    expect(refused(wish, { type: "accept", start: SAMPLE_START + 600 }, "guest")).toBe("state");
    expect(refused(did(wish, propose, "owner"), { type: "confirm" }, "owner")).toBe("state");
    expect(refused(reservation(), propose, "owner")).toBe("state");
    expect(refused(request, { ...propose, start: SAMPLE_START }, "owner")).toBe("state");
    expect(refused(request, { type: "withdraw" }, "guest")).toBe("state");
  });

  test("waits two days, past the time of the request, and another time of the guest begins the wait anew", () => {
    expect(dueOf(proposed)).toBe(at(2900 - 2880));
    expect(dueOf(did(request, propose, "owner", at(5)))).toBe(at(-240));
    expect(dueOf(did(proposed, { type: "move", start, reason: "" }, "guest", at(2000)))).toBe(at(-240));
  });
});

test("owners give a reason, and mark no-shows only after the start", () => {
  expect(applyAction(reservation(), { type: "cancel", reason: " " }, { by: "owner", at: at(10) })).toBe("reason");
  expect(ownerActions(reservation(), at(10))).toEqual(["move", "cancel"]);
  expect(ownerActions(reservation(), at(-10))).toEqual(["move", "cancel", "no_show"]);
  expect(ownerActions(reservation({ status: "completed" }), at(-60 - 7 * 1440))).toEqual(["no_show"]);
  expect(ownerActions(reservation({ status: "completed" }), at(-61 - 7 * 1440))).toEqual([]);
});

describe("scheduled changes", () => {
  test("are the next reminder, then the end; reminders already past at booking are skipped", () => {
    expect(dueOf(reservation())).toBe(at(1440));
    const late = applyAction(reservation({ status: "held" }), guestForm, { by: "guest", at: at(600) });
    expect(late).toMatchObject({ reminded: [1440], dueAt: at(60) });
    expect(applyAction(reservation({ reminded: [1440] }), { type: "remind" }, { by: "system", at: at(60) })).toMatchObject({
      reminded: [1440, 60],
      dueAt: at(-60),
    });
  });

  test("a request expires after two days or at its start", () => {
    const history = [{ type: "requested", at: at(5000), by: "guest", reason: "", startsAt: null }] as const;
    expect(dueOf(reservation({ status: "pending", history: [...history] }))).toBe(at(5000 - 2880));
    expect(dueOf(reservation({ status: "pending", createdAt: at(100) }))).toBe(at(0));
  });
});

test("every status that claims time is in the months", () => {
  expect(RESERVATION_STATUSES.filter((status) => isBlocking(status) && !isBusy(status))).toEqual([]);
});

test("a long history keeps its beginning and end", () => {
  const history = Array.from({ length: 50 }, (_, index) => ({ type: "moved", at: index, by: "owner", reason: "", startsAt: 0 }) as const);
  const after = applyAction(
    reservation({ history: [...history] }),
    { type: "move", start: SAMPLE_START + 5, reason: "" },
    { by: "owner", at: at(3000) },
  );
  const kept = typeof after === "string" ? [] : after.history.map((one) => one.at);
  expect(kept).toHaveLength(50);
  expect([kept[0], kept[4], kept[5], kept.at(-1)]).toEqual([0, 4, 6, at(3000)]);
});
