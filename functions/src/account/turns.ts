/** The characters of a uid, as Firestore orders them. */
const UID_CHARS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const TURN_MS = 5 * 60_000;
/** Every account has its turn once in so many runs of the sweep, which are three hours. */
const TURNS = 36;

/** Uids of one turn: from one on and before another; `null` where there is no such end. */
export type Turn = { from: string | null; until: string | null };

/** Whose turn it is at `now` (ms since 1970). Nothing is kept of who had theirs: a run that is missed comes again three hours later. */
export function turnAt(now: number): Turn {
  const turn = Math.floor(now / TURN_MS) % TURNS;
  return { from: turn === 0 ? null : startOf(turn), until: startOf(turn + 1) };
}

function startOf(turn: number): string | null {
  return UID_CHARS[Math.ceil((turn * UID_CHARS.length) / TURNS)] ?? null;
}
