import { arrayFor } from "../../domain/src/analytics/columns.ts";
import { type DataSet, toDataSet } from "../../domain/src/analytics/data-set.ts";
import { NO_TRAITS } from "../../domain/src/analytics/event.ts";
import { breakdown, figuresOf, select } from "../../domain/src/analytics/query.ts";
import type { Visit } from "../../domain/src/analytics/visit.ts";
import { median, type Section, short } from "../lib/section.ts";

const ROUNDS = 9;
const VISITS = 1_000_000;
const LAST = "2026-11-25";
const FILTERS = [
  { dimension: "device", values: ["phone"] },
  { dimension: "country", values: ["DE", "AT"] },
] as const;
const CARDS = ["source", "link", "campaign", "country", "device", "browser"] as const;

/** A number that looks random and is the same each time, below `count`. */
const mixed = (index: number, count: number) => (Math.imul(index ^ (index >>> 7), 2654435761) >>> 8) % count;
const VALUES = {
  source: ["Instagram", "", "Google", "Newsletter", "Pinterest", "QR code", "ChatGPT", "Bing"],
  link: ["", "", "l1", "l2", "l3"],
  campaign: ["", "", "", "spring", "market-days"],
  country: ["DE", "DE", "AT", "CH", "FR", "US"],
  device: ["phone", "phone", "desktop", "tablet"],
  browser: ["Safari", "Chrome", "Firefox", "Edge"],
  bot: ["", "", "", "", "", "", "", "search"],
} as const;

function visitOf(index: number): Visit {
  const dimensions = { ...NO_TRAITS, entry: "", link: "" };
  for (const [at, [name, values]] of Object.entries(VALUES).entries())
    dimensions[name as keyof typeof VALUES] = values[mixed(index * 16 + at, values.length)] ?? "";
  const minute = mixed(index, 1400);
  const events: Visit["events"] = [{ kind: "view", minute, target: "", value: 0, currency: "" }];
  if (index % 3 === 0) events.push({ kind: "click", minute, target: `l${index % 5}`, value: 0, currency: "" });
  if (index % 60 === 0) events.push({ kind: "order", minute, target: `${index}`, value: 1800 + mixed(index, 9000), currency: "EUR" });
  return { minute, visitor: index % 2600, dimensions, events };
}

function millionVisits(): DataSet {
  const days = Array.from({ length: 365 }, (_, back) => new Date(Date.parse(`${LAST}T00:00:00Z`) - (364 - back) * 86_400_000));
  const perDay = Math.ceil(VISITS / days.length);
  return toDataSet(
    days.map((day, at) => ({
      day: day.toISOString().slice(0, 10),
      visits: Array.from({ length: perDay }, (_, index) => visitOf(at * perDay + index)),
    })),
  );
}

/** What a screen asks for: the figures and six cards, by two filters. */
function byEngine(set: DataSet): number {
  const selection = select(set, { range: { first: set.days[0] ?? "", last: LAST }, filters: FILTERS.map((one) => ({ ...one })) });
  const cards = CARDS.map((dimension) => breakdown(set, selection, dimension));
  return figuresOf(set, selection).visits + cards.length;
}

/** The least that anybody could do: one loop over the same rows with the same filters, which counts them and nothing else, six times. */
function byLoop(set: DataSet): number {
  const { visits, words } = set;
  const is = (name: (typeof FILTERS)[number]["dimension"], values: readonly string[]) => words[name].map((word) => values.includes(word));
  const [devices, countries] = [is("device", FILTERS[0].values), is("country", FILTERS[1].values)];
  const isBot = words.bot.map((word) => word !== "");
  let found = 0;
  for (const card of CARDS) {
    const counts = arrayFor(words[card].length, 2 ** 32 - 1);
    const column = visits.dimensions[card];
    found = 0;
    for (let visit = 0; visit < visits.count; visit++) {
      if (isBot[visits.dimensions.bot[visit] ?? 0] || !devices[visits.dimensions.device[visit] ?? 0]) continue;
      if (!countries[visits.dimensions.country[visit] ?? 0]) continue;
      const value = column[visit] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      found++;
    }
  }
  return found + CARDS.length;
}

function timed(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

/** How long figures and six cards over a million visits take, against a bare loop over the same rows, in turns. */
export async function analyticsCards(say: (line: string) => void): Promise<Section> {
  const set = millionVisits();
  if (byEngine(set) !== byLoop(set)) throw new Error("the two do not find the same visits");
  say(`${set.visits.count} visits, ${set.events.count} events`);
  const [engine, loop]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    loop.push(timed(() => byLoop(set)));
    engine.push(timed(() => byEngine(set)));
  }
  const [mine, bare] = [median(engine), median(loop)];
  return {
    tables: [
      {
        head: [`Figures and six cards, two filters, ${short(set.visits.count)} visits`, "ms"],
        rows: [
          ["the engine", short(mine)],
          ["a bare loop that counts visits", short(bare)],
        ],
      },
    ],
    notes: [
      "The engine adds up visitors, views, clicks, orders and money of each row of each card; the loop counts visits alone. Medians of rounds in turn.",
    ],
    targets: [
      {
        name: "figures and six cards against a bare loop",
        wanted: "at most 6 times",
        measured: short(mine / bare),
        isMet: mine / bare <= 6,
      },
    ],
  };
}
