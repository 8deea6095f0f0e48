import type { Finding } from "../deploy/check-project.ts";
import { type Dns, tagsOf } from "./dns.ts";

/** Whether DMARC of `domain`, the visible sender's, tells receivers what to do with mails that are not yours. */
export async function checkDmarc(dns: Dns, domain: string): Promise<Finding[]> {
  const { at, records } = await findPolicy(dns, domain);
  const [record] = records;
  const one: Finding = {
    what: `${domain} has one policy for mails in its name (DMARC)`,
    isGood: records.length === 1,
    todo: record
      ? `There are ${records.length} records at ${at}, so that receivers read none: make one of them.`
      : `Publish TXT _dmarc.${domain} "v=DMARC1; p=none; rua=mailto:<you>" for a week, then p=quarantine, then p=reject.`,
  };
  if (!record || records.length > 1) return [one];
  const tags = tagsOf(record);
  const isOwn = at === `_dmarc.${domain}`;
  const policy = ((isOwn ? undefined : tags.get("sp")) ?? tags.get("p") ?? "").toLowerCase();
  const share = Number(tags.get("pct") ?? 100);
  return [
    one,
    {
      what: "Mails that only claim to be yours are turned away",
      isGood: (policy === "quarantine" || policy === "reject") && share === 100,
      todo:
        policy === "none"
          ? `${at} has p=none, which only watches: after a week without surprises p=quarantine, then p=reject.`
          : policy === "quarantine" || policy === "reject"
            ? `${at} has pct=${share}: take that out.`
            : `${at} has no policy that receivers know: p=quarantine or p=reject.`,
    },
    {
      what: "You are told who sends in your name",
      isGood: /mailto:/i.test(tags.get("rua") ?? ""),
      todo: `Add rua=mailto:<you> to ${at}.`,
    },
  ];
}

/** The domain's own policy, or that of the next domain above that has one; never of a top-level domain. */
async function findPolicy(dns: Dns, domain: string): Promise<{ at: string; records: string[] }> {
  const labels = domain.split(".");
  for (let from = 0; from <= Math.max(0, labels.length - 2); from += 1) {
    const at = `_dmarc.${labels.slice(from).join(".")}`;
    const records = (await dns.txt(at)).filter((text) => /^v=dmarc1\s*(?:;|$)/i.test(text));
    if (records.length > 0) return { at, records };
  }
  return { at: `_dmarc.${domain}`, records: [] };
}
