import type { Finding } from "../deploy/check-project.ts";
import type { Dns } from "./dns.ts";

/** Receivers give up beyond it (RFC 7208, 4.6.4). */
const LOOKUPS_MAX = 10;
const LOOKS_UP = /^[+?~-]?(?:include:|a(?:[:/]|$)|mx(?:[:/]|$)|ptr(?::|$)|exists:)|^redirect=/i;

/** Whether SPF of `domain`, the envelope sender's, lets receivers tell who may send. */
export async function checkSpf(dns: Dns, domain: string): Promise<Finding[]> {
  const records = (await dns.txt(domain)).filter(isSpf);
  const [record] = records;
  const one: Finding = {
    what: `${domain} says once which servers send its mails (SPF)`,
    isGood: records.length === 1,
    todo: record
      ? `There are ${records.length} SPF records, so that receivers read none: make one of them.`
      : `Publish TXT ${domain} "v=spf1 include:<your provider> -all", with the name that your provider gives you.`,
  };
  if (!record || records.length > 1) return [one];
  const walked = await walk(dns, record, new Set([domain]));
  return [
    one,
    {
      what: `SPF of ${domain} asks DNS at most ${LOOKUPS_MAX} times (${walked.lookups})`,
      isGood: walked.lookups <= LOOKUPS_MAX,
      todo: "Receivers give up beyond ten: take out includes of providers that you no longer use.",
    },
    {
      what: `Every include of SPF leads to a record`,
      isGood: walked.dead.length === 0,
      todo: `${walked.dead.join(", ")} ${walked.dead.length > 1 ? "have" : "has"} no SPF record of its own, or several: correct or remove it.`,
    },
    {
      what: "SPF turns away all other servers",
      isGood: walked.all === "-" || walked.all === "~",
      todo: walked.all === "+" ? "`+all` lets everybody send as you: end it with -all." : "End it with -all, or ~all while you try.",
    },
  ];
}

type Walked = { lookups: number; dead: string[]; all: string | undefined };

/** Follows includes and redirects as a receiver does. `all`: the sign of the mechanism that ends the record. */
async function walk(dns: Dns, record: string, seen: Set<string>): Promise<Walked> {
  const result: Walked = { lookups: 0, dead: [], all: undefined };
  const terms = record.trim().split(/\s+/).slice(1);
  for (const term of terms) {
    if (LOOKS_UP.test(term)) result.lookups += 1;
    const all = /^([+?~-]?)all$/i.exec(term);
    if (all) result.all = all[1] || "+";
    const [, kind = "", target = ""] = /^[+?~-]?(include:|redirect=)(.+)$/i.exec(term) ?? [];
    // A loop counts once: it is beyond the limit for a receiver anyway.
    if (target === "" || target.includes("%") || seen.has(target)) continue;
    seen.add(target);
    const found = (await dns.txt(target)).filter(isSpf);
    const [next] = found;
    if (!next || found.length > 1) {
      result.dead.push(target);
      continue;
    }
    const inner = await walk(dns, next, seen);
    result.lookups += inner.lookups;
    result.dead.push(...inner.dead);
    if (kind.toLowerCase() === "redirect=" && !terms.some((one) => /^[+?~-]?all$/i.test(one))) result.all = inner.all;
  }
  return result;
}

function isSpf(text: string): boolean {
  return /^v=spf1(?:\s|$)/i.test(text);
}
