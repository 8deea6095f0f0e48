import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { groupCommit } from "../../functions/src/analytics/commit-events.ts";
import { DaySalts } from "../../functions/src/analytics/day-salts.ts";
import { takeBeacon } from "../../functions/src/analytics/take-beacon.ts";
import { median, type Section, short } from "../lib/section.ts";

const ROUNDS = 7;
const EVENTS = 10_000;
const ORIGIN = "https://awning.example.test";
const USER_AGENT =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const SENT = new TextEncoder().encode(
  JSON.stringify({
    kind: "view",
    site: "kiln",
    target: "/kiln/shop/mug",
    from: "utm_source=ig&from=l.instagram.com",
    zone: "Europe/Vienna",
  }),
);
const SALT = new Uint8Array(32);
/** What a write of the database takes, ms. */
const WRITE_MS = 20;

function counting() {
  const told = { rows: 0, writes: 0 };
  const commit = groupCommit(async (parts) => {
    told.writes++;
    told.rows += parts.reduce((sum, { rows }) => sum + rows.length, 0);
    await wait(WRITE_MS);
  });
  const take = takeBeacon({
    find: async (_, __, look) =>
      look({ siteId: "owner", zone: "Europe/Berlin", links: [], paths: { has: () => true }, products: new Set() }),
    salts: new DaySalts(async () => SALT),
    commit,
    ownOrigin: () => ORIGIN,
  });
  const ask = (index: number, now: number) =>
    take({
      method: "POST",
      fetchSite: "same-origin",
      origin: ORIGIN,
      userAgent: USER_AGENT,
      languages: "de-AT,de;q=0.9",
      read: async () => SENT,
      client: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
      now,
    });
  return { told, ask };
}

/** Processor time of some work, ms. */
async function used(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What an event costs the processor against the least that any counting without cookies does, and how many writes it makes. */
export async function collectEvents(say: (line: string) => void): Promise<Section> {
  const [ours, least]: [number[], number[]] = [[], []];
  let busy = { rows: 0, writes: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const { told, ask } = counting();
    ours.push(
      await used(async () => {
        const answers = await Promise.all(Array.from({ length: EVENTS }, (_, index) => ask(index, Date.now())));
        if (answers.some(({ status }) => status !== 204)) throw new Error("an event was not taken");
      }),
    );
    least.push(
      await used(async () => {
        for (let index = 0; index < EVENTS; index++) {
          const beacon = JSON.parse(new TextDecoder().decode(SENT));
          createHmac("sha256", SALT)
            .update(JSON.stringify([beacon.site, index, USER_AGENT]))
            .digest("base64url");
        }
      }),
    );
    busy = told;
  }
  if (busy.rows !== EVENTS) throw new Error(`${busy.rows} rows of ${EVENTS} events`);
  const second = counting();
  const begun = Date.now();
  const sent: Promise<unknown>[] = [];
  for (let index = 0; index < 1000; index++) {
    sent.push(second.ask(index, Date.now()));
    if (index % 10 === 9) await wait(Math.max(0, begun + index * 2 - Date.now()));
  }
  await Promise.all(sent);
  const [mine, bare] = [median(ours), median(least)];
  const writes = second.told.writes / 1000;
  say(`${EVENTS} events in ${busy.writes} writes`);
  return {
    tables: [
      {
        head: [`${short(EVENTS)} events, processor time`, "ms"],
        rows: [
          ["taken, checked, classed and handed over", short(mine)],
          ["read and hashed, nothing else", short(bare)],
        ],
      },
    ],
    notes: ["A write is taken to last 20 ms. Medians of rounds in turn."],
    targets: [
      {
        name: "processor time against reading and hashing",
        wanted: "at most 10 times",
        measured: short(mine / bare),
        isMet: mine / bare <= 10,
      },
      { name: "writes an event at 500 a second", wanted: "at most 0.02", measured: writes.toFixed(3), isMet: writes <= 0.02 },
    ],
  };
}
