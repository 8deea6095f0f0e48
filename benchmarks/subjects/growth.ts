import { reservationPaths } from "@awning/domain/booking/paths";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, peoplePaths } from "@awning/domain/routes/paths";
import { run } from "../../tests/support/clients.ts";
import { admin } from "../../tests/support/emulators.ts";
import { buy, type Shop } from "../../tests/support/shop.ts";
import { type Trace, type Usage, withCountedSite } from "../../tools/cost/counted-site.ts";
import { openAsOwner, openScreen, sweep } from "../../tools/cost/traces.ts";
import { fullShop, PRODUCTS_MAX } from "../lib/full-shop.ts";
import { type Section, short } from "../lib/section.ts";

const SIZES = [10, 100, 1_000, 10_000] as const;
const SCREENS = [paths.orders, peoplePaths.analytics, peoplePaths.visitors, reservationPaths.list] as const;

type Act = { name: string; prepare: (shop: Shop) => Trace["prepare"] };
const now =
  (act: (shop: Shop) => Promise<unknown>): Act["prepare"] =>
  (shop) =>
  async () =>
  () =>
    act(shop);

const ACTS: readonly Act[] = [
  { name: "a sale", prepare: now((shop) => buy(shop)) },
  { name: "an edit of a product", prepare: now(({ owner, productId }) => edit(documents.product(owner.uid, productId))) },
  { name: "all scheduled jobs, nothing due", prepare: now(async () => Promise.all(["urgent", "regular", "hourly"].map(sweep))) },
  { name: "a mail", prepare: now(({ owner }) => run("request-password-reset", { email: owner.email })) },
  ...SCREENS.map((path) => ({
    name: `opening ${path}`,
    prepare:
      ({ owner }: Shop): Trace["prepare"] =>
      async (open) => {
        const desk = await openAsOwner(open, owner);
        return () => openScreen(desk, path);
      },
  })),
];

let edits = 0;
/** As an owner's browser writes it; the write itself is not among the counts. */
async function edit(path: string): Promise<void> {
  await admin.firestore.doc(path).update({ title: `Bud vase ${++edits}`, updatedAt: new Date() });
}

/** What everyday acts take in shops of ten and of ten thousand of everything: reads, writes and processor time. */
export function growth(say: (line: string) => void): Promise<Section> {
  return withCountedSite(
    async (play) => {
      const usages = new Map<string, Usage[]>();
      for (const size of SIZES) {
        say(`a shop with ${size} of everything`);
        const shop = await fullShop(size);
        for (const { name, prepare } of ACTS) {
          // The first sale of a product and the first call of a function do more than all later ones.
          if (!name.startsWith("opening")) await play({ prepare: prepare(shop) });
          usages.set(name, [...(usages.get(name) ?? []), await play({ prepare: prepare(shop) })]);
        }
      }
      return toSection(usages);
    },
    { isStoredCounted: false },
  );
}

function toSection(usages: ReadonlyMap<string, Usage[]>): Section {
  const cells = (of: readonly Usage[], cell: (usage: Usage) => string) => of.map(cell);
  const [rows, seconds] = [
    [...usages].map(([name, of]) => [name, ...cells(of, (one) => `${readsOf(one)} / ${one.writes + one.deletes}`)]),
    [...usages].map(([name, of]) => [name, ...cells(of, (one) => short(one.coreSeconds / (of[0]?.coreSeconds || Number.NaN)))]),
  ];
  return {
    tables: [
      { head: ["reads / writes and deletes", ...SIZES.map(short)], rows },
      { head: ["processor time against the smallest", ...SIZES.map(short)], rows: seconds },
    ],
    notes: [
      `Orders, people and bookings of one shop; of products at most ${short(PRODUCTS_MAX)}, of closed days of visits two years. With everything that follows from it; of sales, edits, jobs and mails the second in each shop.`,
      "Processor time is of emulators, functions and browser together, in a stretch that is mostly waiting: below twice it means nothing.",
    ],
    targets: [],
  };
}

function readsOf({ reads }: Usage): number {
  return Object.values(reads).reduce((sum, count) => sum + count, 0);
}
