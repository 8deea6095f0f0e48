import { loadEnvFile } from "node:process";
import { commands } from "@awning/domain/api/commands";
import { documents } from "@awning/domain/routes/firestore-paths";
import { placeOrder } from "../../functions/src/checkout/place-order.ts";
import { quoteCart } from "../../functions/src/checkout/quote-cart.ts";
import { queueMailNow } from "../../functions/src/data/mail/outbox.ts";
import { mailTaskSchema } from "../../functions/src/data/mail/told.ts";
import { patchLinks } from "../../functions/src/data/site/patch-links.ts";
import { patchPublished } from "../../functions/src/data/site/patch-published.ts";
import { deliverMail } from "../../functions/src/mail/deliver-mail.ts";
import { JOBS } from "../../functions/src/scheduled/jobs.ts";
import { joinJobs } from "../../functions/src/scheduled/run-jobs.ts";
import { renewProjection } from "../../functions/src/site/renew-projection.ts";
import { MemoryFirestore } from "../../tests/support/model/memory-firestore.ts";
import { type Fields, MemoryQuery } from "../../tests/support/model/memory-query.ts";
import { storedLink, storedProduct } from "../../tests/support/model/projection-world.ts";
import { linesOf, SITE, USERNAME } from "../../tests/support/model/shop.ts";
import { openWorld, type World } from "../../tests/support/model/world.ts";
import { fromRoot } from "../../tools/lib/root.ts";
import { median } from "./section.ts";

loadEnvFile(fromRoot("functions/.env.demo-awning"));

/** Medians of what an act took: documents, and processor time without the database's, ms. */
export type Cost = { reads: number; writes: number; ms: number };
type Row = readonly [path: string, fields: Fields];
/** `more` makes the rows of what there is so much of; the act is done again and again, each time with its number. */
/** `isFlat`: it must not grow. */
export type Act = {
  name: string;
  of: string;
  isFlat?: boolean;
  more: (at: number, own: readonly Row[]) => readonly Row[];
  act: (world: World, at: number) => Promise<unknown>;
};

const TIMES = 7;
let inDatabase = 0;

/** Notes what the database itself works: the real one is another machine. */
function apart<This, Args extends unknown[], Result>(own: (this: This, ...args: Args) => Result) {
  return function noted(this: This, ...args: Args): Result {
    const before = processorMs();
    try {
      return own.apply(this, args);
    } finally {
      inDatabase += processorMs() - before;
    }
  };
}
MemoryQuery.prototype.peek = apart(MemoryQuery.prototype.peek);
MemoryFirestore.prototype.apply = apart(MemoryFirestore.prototype.apply);

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const CART = {
  username: USERNAME,
  lines: linesOf([{ item: 1, quantity: 1 }]),
  delivery: "pickup",
  country: "EE",
  shippingMethod: null,
  code: "",
} as const;
const runJobs = joinJobs(JOBS);

/** From the quote to both mails, by another buyer each time. */
async function sell(world: World, at: number): Promise<void> {
  const network = `10.7.${at}.1`;
  const { hash } = await quoteCart(CART, network);
  const buyer = { name: "Corner store", email: `buyer${at}@example.test` };
  const agreed = { acceptTerms: true, acceptDigital: true, locale: "en", payment: "transfer", shipTo: null };
  const key = `cart-key-of-one-of-the-buyers-${at}`;
  await placeOrder(commands["place-order"].input.parse({ ...CART, key, quoteHash: hash, buyer, ...agreed }), network);
  await patchPublished(SITE, ["vase"]);
  await deliverAll(world);
}

async function mail(world: World, at: number): Promise<void> {
  const id = `account-exists.${at}`;
  await queueMailNow({ id, kind: "account-exists", to: `person${at}@example.test`, subject: { uid: null, siteId: SITE, orderId: null } });
  await deliverAll(world);
}

async function deliverAll(world: World): Promise<void> {
  for (const { mailId } of world.tasks.splice(0))
    await deliverMail(mailId, Date.now(), mailTaskSchema.parse(JSON.parse(world.told.get(mailId) ?? "")).told);
}

async function edit({ database }: World, path: string, at: number): Promise<void> {
  await database.doc(path).update({ title: `Edited ${at}`, updatedAt: new Date() });
}

/** The account and the site of the shop again for another owner. */
const otherSite = (at: number, own: readonly Row[]) => own.map(([path, fields]): Row => [path.replace(SITE, `other${at}`), fields]);
const olderOrder = (at: number): Row[] => {
  const placedAt = new Date(Date.now() - (at + 1) * 3_600_000);
  return [[documents.order(SITE, `older${at}`), { number: at, status: "completed", placedAt, updatedAt: placedAt, holder: null }]];
};
const queued = (at: number): Row[] => {
  const line = { lane: "prompt", line: `shop${at}`, place: "handed", state: "queued", leaseUntil: null, isGathered: false };
  return [[documents.mail(`waiting${at}`), { ...line, notBefore: new Date(), to: "", subject: { siteId: `shop${at}`, uid: null } }]];
};

export const ACTS: readonly Act[] = [
  { name: "a sale, with its mails", of: "products", more: (at) => [storedProduct(`more${at}`)], act: sell, isFlat: true },
  { name: "a sale, with its mails", of: "orders", more: olderOrder, act: sell, isFlat: true },
  { name: "a sale, with its mails", of: "sites", more: otherSite, act: sell, isFlat: true },
  {
    name: "an edit of a product",
    of: "products",
    more: (at) => [storedProduct(`more${at}`)],
    act: async (world, at) => {
      await edit(world, documents.product(SITE, "mug"), at);
      if ((await patchPublished(SITE, ["mug"])) === "behind") await renewProjection(SITE, []);
    },
    isFlat: true,
  },
  {
    name: "an edit of a link",
    of: "products",
    more: (at) => [storedProduct(`more${at}`)],
    act: async (world, at) => {
      await edit(world, documents.link(SITE, "link"), at);
      if ((await patchLinks(SITE)) === "behind") await renewProjection(SITE, []);
    },
    isFlat: true,
  },
  { name: "all jobs, nothing due", of: "sites", more: otherSite, act: () => runJobs(Date.now()), isFlat: true },
  { name: "a mail", of: "mails of other shops", more: queued, act: mail, isFlat: true },
];

/** The act in a shop with so much of it. */
export async function costOf({ more, act }: Act, size: number): Promise<Cost> {
  const world = await openWorld({ currency: "EUR", taxMode: "none", cancelMinutes: 30 });
  const { database } = world;
  if (!(database instanceof MemoryFirestore)) throw new Error("counted in memory");
  const own = [...database.all()].map((one): Row => [one.ref.path, one.data() ?? {}]).filter(([path]) => path.endsWith(`/${SITE}`));
  const batch = database.batch();
  const [link, plain] = storedLink("link", "mug");
  batch.set(database.doc(link), plain);
  batch.update(database.doc(documents.stock(SITE, "vase_blue")), { available: 500 });
  for (let at = 0; at < size; at++) for (const [path, fields] of more(at, own)) batch.set(database.doc(path), fields);
  await batch.commit();
  await renewProjection(SITE, []);
  const costs: Cost[] = [];
  // The first sale of a product writes more than all later ones.
  for (let at = 0; at <= TIMES; at++) {
    const before = { reads: database.reads, writes: database.writes, ms: processorMs() - inDatabase };
    await act(world, at);
    const ms = processorMs() - inDatabase - before.ms;
    if (at > 0) costs.push({ reads: database.reads - before.reads, writes: database.writes - before.writes, ms });
  }
  const middle = (of: keyof Cost) => median(costs.map((one) => one[of]));
  return { reads: middle("reads"), writes: middle("writes"), ms: middle("ms") };
}
