// `npm run cost`: plays what people do against an empty site, counts what it takes and writes docs/cost.md.
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { GROUPS } from "../functions/src/scheduled/run-jobs.ts";
import { boundsOf } from "./cost/bounds.ts";
import { type Play, withCountedSite } from "./cost/counted-site.ts";
import { billedFor } from "./cost/prices.ts";
import { type Idle, type Played, toPage } from "./cost/report.ts";
import { sweep, TRACES } from "./cost/traces.ts";
import { failWith } from "./lib/plain-error.ts";
import { fromRoot } from "./lib/root.ts";

const FILE = fromRoot("docs/cost.md");
const MINUTES: Readonly<Record<string, number>> = { minutes: 1, hours: 60 };
const MONTH_MINUTES = 30 * 24 * 60;

async function playAll(play: Play): Promise<{ played: Played[]; idle: Idle[] }> {
  const idle: Idle[] = [];
  for (const [group, { schedule }] of Object.entries(GROUPS)) {
    const [, every = "1", unit = ""] = /^every (\d+) (\w+)$/.exec(schedule) ?? [];
    const runs = MONTH_MINUTES / (Number(every) * (MINUTES[unit] ?? Number.NaN));
    // The first run starts the instance and the client of the database.
    await play({ prepare: async () => () => sweep(group) });
    idle.push({ group, runs, usage: await play({ prepare: async () => () => sweep(group) }) });
  }
  const played: Played[] = [];
  for (const { name, prepare } of TRACES) {
    console.info(`  ${name} …`);
    const again = await play({ prepare });
    played.push({ name, again, usage: await play({ prepare }) });
  }
  return { played, idle };
}

try {
  const { played, idle } = await withCountedSite(playAll);
  const bounds = boundsOf(new Map(played.map(({ name, usage }) => [name, billedFor(usage)])));
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;
  writeFileSync(FILE, toPage({ played, idle, bounds, machine }));
  console.info(`Written to ${FILE}.`);
  process.exit(0);
} catch (error) {
  failWith(error);
}
