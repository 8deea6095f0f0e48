import * as z from "zod/mini";
import type { Difference, Step } from "../deployment.ts";
import type { ProjectApi } from "../google.ts";
import { siteOf } from "./project.ts";

const recordSchema = z.object({
  domainName: z._default(z.string(), ""),
  type: z._default(z.string(), ""),
  rdata: z._default(z.string(), ""),
  requiredAction: z._default(z.string(), ""),
});
const domainSchema = z.object({
  hostState: z._default(z.string(), ""),
  ownershipState: z._default(z.string(), ""),
  requiredDnsUpdates: z._default(
    z.object({ desired: z._default(z.array(z.object({ records: z._default(z.array(recordSchema), []) })), []) }),
    { desired: [] },
  ),
});

/** The site's own domain at Hosting, and the DNS records that only its owner can set. */
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
    if (open.length > 0 || found.hostState === "HOST_ACTIVE") return open;
    return [{ what: `${answers.domain} does not lead here yet`, byHand: "Hosting looks at its DNS by itself: run this again in an hour." }];
  },
  // Not waited for: the operation ends when the records are there.
  make: async ({ api, answers }) => {
    await api.write("POST", `${siteOf(api)}/customDomains?customDomainId=${answers.domain}`, {});
  },
};

function domainUrl(api: ProjectApi, name: string): string {
  return `${siteOf(api)}/customDomains/${name}`;
}
