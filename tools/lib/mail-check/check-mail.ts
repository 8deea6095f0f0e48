import type { Finding } from "../deploy/check-project.ts";
import { checkDkim } from "./dkim.ts";
import { checkDmarc } from "./dmarc.ts";
import type { Dns } from "./dns.ts";
import { checkSpf } from "./spf.ts";

/** What DNS says of the sender `address`: whether receivers can tell its mails from forged ones, and whether answers arrive. */
export async function checkMail(dns: Dns, address: string, selectors: readonly string[]): Promise<Finding[]> {
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  const servers = (await dns.mx(domain)).filter((name) => name !== "" && name !== ".");
  return [
    ...(await checkSpf(dns, domain)),
    ...(await checkDkim(dns, domain, selectors)),
    ...(await checkDmarc(dns, domain)),
    {
      what: `Answers to ${address} arrive at a server`,
      isGood: servers.length > 0,
      todo: `${domain} has no MX record: receivers distrust a sender that nobody can write to.`,
    },
  ];
}
