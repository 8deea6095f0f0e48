import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem } from "node:os";
import { failWith, PlainError } from "../tools/lib/plain-error.ts";
import { fromRoot } from "../tools/lib/root.ts";
import { prepare } from "./lib/prepare.ts";
import { stopAll } from "./lib/processes.ts";
import { type Section, type Subject, toMarkdown } from "./lib/section.ts";
import { analyticsCards } from "./subjects/analytics.ts";
import { coldStart } from "./subjects/cold-start.ts";
import { collectEvents } from "./subjects/collect.ts";
import { firstVisit } from "./subjects/first-visit.ts";
import { growth } from "./subjects/growth.ts";
import { latency } from "./subjects/latency.ts";
import { lighthouse } from "./subjects/lighthouse.ts";
import { ownPages } from "./subjects/own-pages.ts";
import { reads } from "./subjects/reads.ts";
import { slotTimes } from "./subjects/slots.ts";
import { throughput } from "./subjects/throughput.ts";

const README = fromRoot("benchmarks/README.md");
const SUBJECTS: Subject[] = [
  { name: "throughput", title: "Visits a second", withPeers: true, measure: throughput },
  { name: "latency", title: "Waiting at an equal rate", withPeers: true, measure: latency },
  { name: "first-visit", title: "What a first visit fetches", withPeers: true, measure: firstVisit },
  { name: "lighthouse", title: "Lighthouse", withPeers: true, measure: lighthouse },
  { name: "own-pages", title: "The site's own pages", withPeers: false, measure: ownPages },
  { name: "reads", title: "Reads of the database", withPeers: false, measure: reads },
  { name: "growth", title: "What grows with a shop", withPeers: false, isPure: true, measure: growth },
  { name: "cold-start", title: "Start of a function", withPeers: false, measure: coldStart },
  { name: "slots", title: "A month of times", withPeers: false, isPure: true, measure: slotTimes },
  { name: "analytics", title: "Figures and cards of a million visits", withPeers: false, isPure: true, measure: analyticsCards },
  { name: "collect", title: "Counting an event", withPeers: false, isPure: true, measure: collectEvents },
];

function chosen(names: string[]): Subject[] {
  const unknown = names.filter((name) => !SUBJECTS.some((subject) => subject.name === name));
  if (unknown.length > 0)
    throw new PlainError(`No such subject: ${unknown.join(", ")}. There are ${SUBJECTS.map(({ name }) => name).join(", ")}.`);
  return names.length > 0 ? SUBJECTS.filter(({ name }) => names.includes(name)) : SUBJECTS;
}

function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim()}, ${memory} GB, ${process.platform} ${release()}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;
}

/** Puts a subject's results into the page that keeps the last ones, between its two marks. */
function keep({ name, title }: Subject, section: Section, load: string): void {
  const text = readFileSync(README, "utf8");
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const before = text.indexOf(start);
  const after = text.indexOf(end);
  if (before < 0 || after < before) throw new Error(`benchmarks/README.md has no marks for ${name}`);
  const body = `\n### ${title}\n\`npm run bench -- ${name}\` · ${machine()} · load average ${load}\n\n${toMarkdown(section)}\n`;
  writeFileSync(README, text.slice(0, before + start.length) + body + text.slice(after));
}

try {
  const subjects = chosen(process.argv.slice(2));
  const isBuilt = !subjects.every(({ isPure }) => isPure);
  await prepare(console.info, { isBuilt, withPeers: subjects.some(({ withPeers }) => withPeers) });
  for (const subject of subjects) {
    console.info(`\n${subject.title} …`);
    const before = loadavg()[0] ?? 0;
    const section = await subject.measure((line) => console.info(`  ${line}`)).finally(stopAll);
    keep(subject, section, `${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`);
    console.info(`\n${toMarkdown(section)}`);
  }
  console.info("\nKept in benchmarks/README.md.");
} catch (error) {
  await stopAll();
  failWith(error);
}
