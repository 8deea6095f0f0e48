import { parseEnv } from "node:util";
import * as z from "zod/mini";
import { siteUrlOf } from "../answers.ts";
import type { Deployment, Difference, Step } from "../deployment.ts";
import type { ProjectApi } from "../google.ts";
import { siteOf } from "./project.ts";

const recordSchema = z.object({
  domainName: z._default(z.string(), ""),
  type: z._default(z.string(), ""),
  rdata: z._default(z.string(), ""),
  requiredAction: z._default(z.string(), ""),
});
const CERTIFIED = ["CERT_ACTIVE", "CERT_EXPIRING_SOON"];
const domainSchema = z.object({
  hostState: z._default(z.string(), ""),
  cert: z._default(z.object({ state: z._default(z.string(), "") }), { state: "" }),
  requiredDnsUpdates: z._default(
    z.object({ desired: z._default(z.array(z.object({ records: z._default(z.array(recordSchema), []) })), []) }),
    { desired: [] },
  ),
});

/** The site's own domain at Hosting, and the DNS records that only its owner can set. Until they are there the site keeps its address. */
export const domain: Step = {
  name: "Domain",
  differs: async ({ api, answers }) => {
    if (answers.domain === "") return [];
    const found = await api.find(domainSchema, domainUrl(api, answers.domain));
    if (!found) return [{ what: `${answers.domain} is connected to Hosting` }];
    const records = found.requiredDnsUpdates.desired.flatMap((one) => one.records).filter(({ requiredAction }) => requiredAction !== "");
    const open = records.map(
      ({ requiredAction, type, domainName, rdata }): Difference => ({
        what: `${domainName} has no such record yet`,
        byHand: `At your DNS provider ${requiredAction.toLowerCase()} ${type} ${domainName} ${rdata}`,
      }),
    );
    if (open.length > 0 || isLive(found)) return open;
    const byHand = "Hosting looks at its DNS by itself: run this again in an hour, and the site moves to it.";
    return [{ what: `${answers.domain} does not lead here yet`, byHand }];
  },
  // Not waited for: the operation ends when the records are there.
  make: async ({ api, answers }) => {
    await api.write("POST", `${siteOf(api)}/customDomains?customDomainId=${answers.domain}`, {});
  },
};

/**
 * Origin of the site as it can be now: the domain once it leads here by https. Before, the address that this clone is set up with, or
 * Hosting's own: links in mails must open.
 */
export async function siteUrlNow({ api, answers, files }: Deployment): Promise<string> {
  const own = siteUrlOf({ ...answers, domain: "" });
  if (answers.domain === "") return own;
  const found = await api.find(domainSchema, domainUrl(api, answers.domain));
  return found && isLive(found) ? siteUrlOf(answers) : (parseEnv(files.read(`functions/.env.${answers.project}`))["SITE_URL"] ?? own);
}

function isLive({ hostState, cert }: z.infer<typeof domainSchema>): boolean {
  return hostState === "HOST_ACTIVE" && CERTIFIED.includes(cert.state);
}

function domainUrl(api: ProjectApi, name: string): string {
  return `${siteOf(api)}/customDomains/${name}`;
}
