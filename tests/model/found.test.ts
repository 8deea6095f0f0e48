// Sequences in which the books once did not agree, each in its shortest form.
import "../support/model/stand-ins.ts";

import type { Deed, Round } from "../support/model/deeds.ts";
import { SHAPE, model as test } from "../support/model/fixtures.ts";
import { play, startClock } from "../support/model/play.ts";
import { BUYERS } from "../support/model/shop.ts";
import type { Fate } from "../support/model/turns.ts";
import { openWorld } from "../support/model/world.ts";

const ORDER: Deed = {
  do: "order",
  buyer: BUYERS[0],
  items: [{ item: 0, quantity: 1 }],
  delivery: "shipping",
  payment: "card",
  code: "",
  again: null,
  isChanged: false,
};
const ACT = {
  do: "act",
  order: 0,
  percent: 100,
  isRestocked: true,
  isRefunded: false,
  isPart: false,
  refundOf: "sum",
  isWild: false,
  isStale: false,
} as const;
const CANCEL: Deed = { ...ACT, act: 0 };
// Without its pieces: part of the money gives none of them back.
const REFUND: Deed = { ...ACT, act: 2, percent: 30, isRestocked: false };
const pay = (outcome: Extract<Deed, { do: "pay" }>["outcome"]): Deed => ({ do: "pay", order: 0, outcome });
const LOSE: Deed = { do: "lose", event: 0 };
const DELIVER: Deed = { do: "deliver", event: 0 };
const SWEEP: Deed = { do: "sweep", mail: 0 };

function at(minutes: number, ...deeds: Deed[]): Round {
  return { minutes, seed: 1, acts: deeds.map((deed) => ({ deed, copies: 1, fate: null })) };
}
function ill(minutes: number, deed: Deed, fate: Fate): Round {
  return { minutes, seed: 1, acts: [{ deed, copies: 1, fate }] };
}

test.each<[string, Round[]]>([
  [
    "a page that was paid without anybody telling is not followed by a second one",
    [at(0, ORDER), at(0, pay("approve")), at(0, LOSE), at(45, pay("approve"))],
  ],
  [
    "a cancelled order whose page was paid, while the bank could not be asked, gives the money back",
    [at(0, ORDER), at(0, pay("approve")), at(0, LOSE), at(0, { do: "away", calls: 1, status: 500 }), at(0, CANCEL)],
  ],
  [
    "an order that was paid while the bank did not let us in does not expire without its money",
    [at(0, ORDER), at(0, pay("approve")), at(0, LOSE), at(45, { do: "away", calls: 4, status: 401 }), at(0, SWEEP)],
  ],
  [
    "a page that its buyer has cancelled takes no money",
    [
      at(0, ORDER),
      at(0, pay("decline")),
      at(0, LOSE),
      at(1, { do: "cancel_own", order: 0 }),
      at(0, { do: "bank", session: 0, outcome: "approve" }),
      at(0, LOSE),
    ],
  ],
  [
    "a refund that the bank took its time with is known to be done, although nobody told",
    [
      at(0, ORDER),
      at(0, pay("approve")),
      at(0, DELIVER),
      at(0, { do: "refunds", status: "pending" }),
      at(0, REFUND),
      at(0, LOSE),
      at(1, { do: "end_refund", refund: 0, status: "succeeded" }),
      at(0, LOSE),
    ],
  ],
  [
    "a refund that was on its way when the account was taken from us is in the books when it is done after all",
    [
      at(0, ORDER),
      at(0, pay("approve")),
      at(0, DELIVER),
      at(0, { do: "refunds", status: "pending" }),
      at(0, REFUND),
      at(0, { do: "away", calls: 2, status: 403 }),
      at(0, REFUND),
      at(0, { do: "end_refund", refund: 0, status: "succeeded" }),
    ],
  ],
  [
    "a refund that was given up, was sent by hand and went through after all is gone twice, and its owner knows",
    [
      at(0, ORDER),
      at(0, pay("approve")),
      at(0, DELIVER),
      at(0, { do: "refunds", status: "pending" }),
      at(0, { ...REFUND, percent: 100 }),
      at(0, { do: "away", calls: 4, status: 403 }),
      at(2, SWEEP),
      at(0, { ...REFUND, percent: 100, isRefunded: true }),
      at(0, { do: "end_refund", refund: 0, status: "succeeded" }),
    ],
  ],
  [
    "a refund that was given up, went through and was sent back by the bank after all is in the books, and each is told",
    [
      at(0, ORDER),
      at(0, pay("approve")),
      at(0, DELIVER),
      at(0, { do: "refunds", status: "pending" }),
      at(0, REFUND),
      at(0, { do: "away", calls: 2, status: 403 }),
      at(0, REFUND),
      at(0, { do: "end_refund", refund: 0, status: "succeeded" }),
      at(0, DELIVER),
      at(0, DELIVER),
      at(0, DELIVER),
      at(0, DELIVER),
      at(1, { do: "end_refund", refund: 0, status: "failed" }),
    ],
  ],
  [
    "money that came twice and could not be sent back by itself is given back from both payments",
    [
      at(0, ORDER),
      at(0, { do: "refunds", status: "failed" }),
      at(0, pay("twice")),
      at(0, DELIVER),
      at(0, DELIVER),
      at(0, { do: "refunds", status: "succeeded" }),
      at(0, { ...REFUND, percent: 100 }),
    ],
  ],
  [
    "a second payment of what was given back whole is taken and goes back, also when the order brought files",
    [
      at(0, { ...ORDER, items: [{ item: 3, quantity: 1 }] }),
      at(0, pay("twice")),
      at(0, DELIVER),
      at(0, { ...REFUND, act: 0, percent: 100 }),
      at(0, DELIVER),
    ],
  ],
])("%s", async (_what, rounds) => {
  const world = await openWorld(SHAPE);
  await play(world, { shape: SHAPE, rounds });
});

test("a refund that was asked for days ago, by someone who died then at whatever step, is not asked for twice", async () => {
  for (let step = 1; step <= 24; step++) {
    startClock();
    const refund = { how: "crash", at: step } as const;
    const rounds = [at(0, ORDER), at(0, pay("approve")), at(0, DELIVER), ill(0, REFUND, refund), at(3 * 24 * 60, SWEEP)];
    await play(await openWorld(SHAPE), { shape: SHAPE, rounds });
  }
});
