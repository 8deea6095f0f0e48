import { quantaOf } from "@awning/domain/booking/booking";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type SharedStart, seatId, sharedStartSchema } from "@awning/domain/booking/seats/seats";
import { Failure } from "@awning/domain/errors/failure";
import type { Timestamp } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

/** `start` and `guard` are `null` while nobody has a place there and nobody waits. */
export type GuardedStart = { id: string; siteId: string; scheduleId: string; start: SharedStart | null; guard: Timestamp | null };

export async function getStart({ siteId, scheduleId }: { siteId: string; scheduleId: string }, id: string): Promise<GuardedStart> {
  const snapshot = await firestore().doc(bookingDocuments.start(siteId, id)).get();
  return { id, siteId, scheduleId, start: fromDocument(sharedStartSchema, snapshot), guard: snapshot.updateTime ?? null };
}

/** Somebody found no place where `isFull`. */
export type StartChange = { found: GuardedStart; after: SharedStart; isFull: boolean };

/**
 * Writes starts with their places, and the owner's time when the first guest of one comes or its last one goes. The commit fails if a place
 * or the time is taken, or somebody left or waits since it was read. Guests who come at once do not get in each other's way: each creates a
 * place. Of a start that got full meanwhile the commit fails, so that what is taken is read again.
 */
export function writeStarts(writes: Writes, changes: readonly StartChange[]): void {
  const [first] = changes;
  if (!first) return;
  for (const change of changes) writeStart(writes, change);
  const had = new Map(changes.flatMap(({ found }) => (found.start ? heldBy(found, found.start) : [])));
  const has = new Map<string, string>();
  for (const [id, of] of changes.flatMap(({ found, after }) => heldBy(found, after))) {
    // Two starts of one commit that overlap, such as one that is moved to and one that is offered to somebody else.
    if (has.has(id)) throw new Failure("slot_taken");
    has.set(id, of);
  }
  const at = (id: string) => firestore().doc(bookingDocuments.seat(first.found.siteId, id));
  for (const id of had.keys()) if (!has.has(id)) writes.delete(at(id));
  for (const [id, reservationId] of has) {
    if (!had.has(id)) writes.create(at(id), { reservationId });
    // Who leaves gives a place to the next in line, or moves to a start that overlaps; both read the starts.
    else if (had.get(id) !== reservationId) writes.update(at(id), { reservationId });
  }
}

/** The ids of the places of a start and of the owner's time, each with who has it. */
function heldBy({ id, scheduleId }: GuardedStart, start: SharedStart): (readonly [string, string])[] {
  const places = Object.entries(start.guests).map(([guest, seat]) => [seatId(id, seat), guest] as const);
  const time = isTaken(start) ? quantaOf(start).map((quantum) => [`${scheduleId}_${quantum}`, id] as const) : [];
  return [...places, ...time];
}

function writeStart(writes: Writes, { found, after, isFull }: StartChange): void {
  const { id, siteId, guard } = found;
  const before = found.start ?? { ...after, guests: {}, waiting: {} };
  const come = Object.entries(after.guests).filter(([one]) => !(one in before.guests));
  const isJoined = Object.keys(before.guests).every((one) => one in after.guests) && isSame(before.waiting, after.waiting);
  if (guard && !isFull && isJoined && come.length === 0) return;
  const reference = firestore().doc(bookingDocuments.start(siteId, id));
  if (!guard || isFull) writes.create(reference, { ...after });
  else if (!isTaken(after) && Object.keys(after.waiting).length === 0) writes.delete(reference, { lastUpdateTime: guard });
  else if (isTaken(before) && isJoined) writes.update(reference, Object.fromEntries(come.map(([one, seat]) => [`guests.${one}`, seat])));
  else writes.update(reference, { ...after }, { lastUpdateTime: guard });
}

const isTaken = ({ guests }: SharedStart): boolean => Object.keys(guests).length > 0;

function isSame(before: object, after: object): boolean {
  return Object.keys(before).toSorted().join() === Object.keys(after).toSorted().join();
}
