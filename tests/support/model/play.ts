import { Failure, type FailureCode } from "@awning/domain/errors/failure";
import { WATCHED_MS } from "@awning/domain/order/money/card-payments";
import { vi } from "vitest";
import { checkInTheEnd, checkNow, Wrong } from "./books.ts";
import { checkCards } from "./check-card.ts";
import { checkFiles } from "./check-files.ts";
import { checkNotifications } from "./check-notifications.ts";
import type { Deed, Round, Sequence } from "./deeds.ts";
import { prepare } from "./perform.ts";
import { deliverMail, product } from "./product.ts";
import { Injected, type Outcome, randomBelow } from "./turns.ts";
import type { World } from "./world.ts";

const START = Date.parse("2026-03-02T09:00:00Z");
const DAY_MS = 86_400_000;

/** What may be answered to whoever loses: every other refusal is a mistake. */
const REFUSALS: Partial<Record<Deed["do"], readonly FailureCode[]>> = {
  order: [
    "sold_out",
    "product_gone",
    "over_limit",
    "quote_changed",
    "discount_refused",
    "already_ordered",
    "method_unavailable",
    "too_many_requests",
  ],
  cancel_own: ["act_refused", "not_found"],
  correct_address: ["act_refused", "not_found"],
  act: ["act_refused", "conflict"],
  manual: ["sold_out", "product_gone", "quote_changed", "method_unavailable"],
  note: ["conflict"],
  address: ["conflict", "act_refused"],
  tracking: ["conflict", "act_refused"],
  renew_link: ["conflict"],
  // An upload or a file that somebody took away meanwhile.
  add_file: ["not_found", "over_limit"],
  remove_file: ["not_found"],
  tell_buyers: ["not_found"],
};

/** Tells what happened in one moment, for whoever reads about a sequence that failed. */
export type Note = (words: string) => void;

/** Plays a sequence from beginning to end and holds the books against each other after each moment. */
export async function play(world: World, { rounds }: Sequence, note: Note = () => {}): Promise<void> {
  await checkNow(world);
  await checkFiles(world, null);
  for (const [index, round] of rounds.entries()) {
    vi.setSystemTime(Date.now() + round.minutes * 60_000 + 1000);
    await playRound(world, round, (words) => note(`${index + 1}. ${words}`));
    await checkNow(world);
    await checkFiles(world, round);
  }
  await settle(world, randomBelow(rounds.length));
  await checkInTheEnd(world);
  await checkNotifications(world);
  checkCards(world);
}

/** Begins a sequence at the same moment as every other. */
export function startClock(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
}

/** Plays what happens in one moment. */
export async function playRound(world: World, { acts, seed }: Round, note: Note): Promise<void> {
  const chosen = acts.flatMap(({ deed, copies, fate }) => {
    const run = prepare(world, deed);
    return run ? Array.from({ length: copies }, () => ({ deed, run, fate: OWNERS_HAND.has(deed.do) ? null : fate })) : [];
  });
  const outcomes = await world.turns.run(chosen, randomBelow(seed));
  outcomes.forEach((outcome, index) => {
    const deed = chosen[index]?.deed;
    if (!deed) return;
    note(`${JSON.stringify(deed)} -> ${tell(outcome)}`);
    requireClear(deed, outcome);
  });
}

/** What the browser writes by itself is one write: nothing can end in its middle. */
const OWNERS_HAND: ReadonlySet<Deed["do"]> = new Set(["stock", "product", "cards"]);

function tell(outcome: Outcome<unknown>): string {
  if (outcome.state !== "refused") return outcome.state;
  const { error } = outcome;
  return error instanceof Failure ? `refused: ${error.code} ${JSON.stringify(error.details).slice(0, 120)}` : `failed: ${String(error)}`;
}

function requireClear(deed: Deed, outcome: Outcome<unknown>): void {
  if (outcome.state !== "refused" || outcome.error instanceof Injected) return;
  const { error } = outcome;
  if (error instanceof Failure && REFUSALS[deed.do]?.includes(error.code)) return;
  throw new Wrong(`${JSON.stringify(deed)} was answered with ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
}

/** Lets everything that is on its way arrive, in any order, and every time limit pass. */
export async function settle(world: World, random: (below: number) => number): Promise<void> {
  const { bank } = world;
  bank.away = 0;
  world.post.away = random(6);
  bank.store.refundStatus = "succeeded";
  await deliverAll(world, random);
  for (const session of bank.store.sessions.values()) bank.store.act(session, random(2) === 0 ? "settle" : "reject");
  for (const refund of bank.store.refunds.values()) bank.store.endRefund(refund, random(3) === 0 ? "failed" : "succeeded");
  for (let day = 0; day < 8; day++) {
    if (day % 2 === 0) await deliverAll(world, random);
    vi.setSystemTime(Date.now() + DAY_MS);
    await product.sweep(Date.now());
  }
  // Whether a refund failed after it was done is asked ever more rarely: the next time is as far away as the order is old.
  vi.setSystemTime(Date.now() + WATCHED_MS / 2);
  await product.sweep(Date.now());
  await deliverAll(world, random);
  for (let tries = 0; tries < 8 && world.kicked.size > 0; tries++) {
    // With each mail that leaves, the next one of its line is handed over.
    for (const mailId of world.kicked) {
      world.kicked.delete(mailId);
      await deliverMail(mailId, Date.now());
    }
    vi.setSystemTime(Date.now() + DAY_MS);
    await product.sweep(Date.now());
  }
}

async function deliverAll(world: World, random: (below: number) => number): Promise<void> {
  for (let tries = 0; tries < 200 && world.bank.waiting.length > 0; tries++)
    await prepare(world, { do: "deliver", event: random(world.bank.waiting.length) })?.();
  if (world.bank.waiting.length > 0) throw new Wrong(`an event is never taken: ${JSON.stringify(world.bank.waiting[0])}`);
}
