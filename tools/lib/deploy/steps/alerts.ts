import * as z from "zod/mini";
import { parseSender } from "../../../../functions/src/platform/config.ts";
import type { Deployment, Difference, Step } from "../deployment.ts";
import { type Alert, alertsOf, METRICS, policyOf } from "./alert-policies.ts";
import { siteUrlNow } from "./domain.ts";

const MONITORING = "monitoring.googleapis.com/v3";
const LOGGING = "logging.googleapis.com/v2";
const metricSchema = z.object({ filter: z._default(z.string(), "") });
const channelsSchema = z.object({
  notificationChannels: z._default(
    z.array(z.object({ name: z.string(), type: z._default(z.string(), ""), labels: z._default(z.record(z.string(), z.string()), {}) })),
    [],
  ),
});
const conditionSchema = z.looseObject({
  conditionMatchedLog: z.optional(z.looseObject({ filter: z.string() })),
  conditionThreshold: z.optional(
    z.looseObject({ filter: z.string(), thresholdValue: z._default(z.number(), 0), duration: z._default(z.string(), "0s") }),
  ),
});
const policySchema = z.object({
  name: z.string(),
  displayName: z._default(z.string(), ""),
  enabled: z._default(z.boolean(), true),
  conditions: z._default(z.array(conditionSchema), []),
  notificationChannels: z._default(z.array(z.string()), []),
});
const policiesSchema = z.object({ alertPolicies: z._default(z.array(policySchema), []) });
const uptimeSchema = z.object({
  uptimeCheckConfigs: z._default(
    z.array(
      z.object({
        monitoredResource: z._default(z.object({ labels: z._default(z.record(z.string(), z.string()), {}) }), { labels: {} }),
        httpCheck: z._default(z.object({ path: z._default(z.string(), "/") }), { path: "/" }),
      }),
    ),
    [],
  ),
});
const HEALTH = "/api/health";

/** An uptime check, and alerts by mail about what docs/operations.md says to watch. Those that somebody else made stay. */
export const alerts: Step = {
  name: "Alerts",
  differs: async (deployment) => {
    const found: Difference[] = [];
    const [host, mail] = [await hostOf(deployment), mailOf(deployment)];
    if (!(await findChannel(deployment))) found.push({ what: `Alerts are mailed to ${mail}` });
    if (!(await hasUptime(deployment))) found.push({ what: `https://${host}${HEALTH} is asked every minute` });
    for (const { name } of await wrongMetrics(deployment)) found.push({ what: `Log lines are counted as ${name}` });
    for (const { alert, is } of await wrongPolicies(deployment))
      found.push({
        what: is ? `The alert "${alert.displayName}" is not as it should be, or is turned off` : `There is an alert "${alert.displayName}"`,
      });
    return found;
  },
  make: async (deployment) => {
    const { api } = deployment;
    const [host, at] = [await hostOf(deployment), `${MONITORING}/projects/${api.project}`];
    if (!(await findChannel(deployment)))
      await api.write("POST", `${at}/notificationChannels`, {
        type: "email",
        displayName: "Awning",
        labels: { email_address: mailOf(deployment) },
      });
    if (!(await hasUptime(deployment)))
      await api.write("POST", `${at}/uptimeCheckConfigs`, {
        displayName: "Awning: health",
        monitoredResource: { type: "uptime_url", labels: { project_id: api.project, host } },
        httpCheck: { path: HEALTH, port: 443, useSsl: true, validateSsl: true },
        period: "60s",
        timeout: "10s",
      });
    for (const { name, is } of await wrongMetrics(deployment)) {
      const body = { name, filter: METRICS[name], metricDescriptor: { metricKind: "DELTA", valueType: "INT64" } };
      if (is) await api.write("PUT", `${LOGGING}/projects/${api.project}/metrics/${name}`, body);
      else await api.write("POST", `${LOGGING}/projects/${api.project}/metrics`, body);
    }
    const channel = (await findChannel(deployment)) ?? "";
    for (const { alert, is } of await wrongPolicies(deployment)) {
      if (is) await api.write("PATCH", `${MONITORING}/${is}`, policyOf(alert, channel));
      else await api.write("POST", `${at}/alertPolicies`, policyOf(alert, channel));
    }
  },
};

async function hostOf(deployment: Deployment): Promise<string> {
  return new URL(await siteUrlNow(deployment)).hostname;
}

function mailOf({ answers }: Deployment): string {
  return parseSender(answers.mailFrom).address;
}

async function findChannel(deployment: Deployment): Promise<string | null> {
  const found = await deployment.api.find(channelsSchema, `${MONITORING}/projects/${deployment.api.project}/notificationChannels`);
  const channel = found?.notificationChannels.find(
    ({ type, labels }) => type === "email" && labels["email_address"] === mailOf(deployment),
  );
  return channel?.name ?? null;
}

async function hasUptime(deployment: Deployment): Promise<boolean> {
  const found = await deployment.api.find(uptimeSchema, `${MONITORING}/projects/${deployment.api.project}/uptimeCheckConfigs`);
  const host = await hostOf(deployment);
  return (found?.uptimeCheckConfigs ?? []).some(
    ({ monitoredResource, httpCheck }) => monitoredResource.labels["host"] === host && httpCheck.path === HEALTH,
  );
}

async function wrongMetrics({ api }: Deployment): Promise<{ name: string; is: boolean }[]> {
  const wrong: { name: string; is: boolean }[] = [];
  for (const [name, filter] of Object.entries(METRICS)) {
    const found = await api.find(metricSchema, `${LOGGING}/projects/${api.project}/metrics/${name}`);
    if (found?.filter !== filter) wrong.push({ name, is: found !== null });
  }
  return wrong;
}

/** Policies by their name; `is` is the address of one that is there and wrong. A muted one is wrong too. */
async function wrongPolicies(deployment: Deployment): Promise<{ alert: Alert; is?: string }[]> {
  const { api } = deployment;
  const found = await api.find(policiesSchema, `${MONITORING}/projects/${api.project}/alertPolicies?pageSize=100`);
  return alertsOf(await hostOf(deployment)).flatMap((alert) => {
    const is = found?.alertPolicies.find(({ displayName }) => displayName === alert.displayName);
    if (!is) return [{ alert }];
    const isSame = is.conditions.length === 1 && essenceOf(is.conditions[0]) === essenceOf(alert.condition);
    return isSame && is.enabled && is.notificationChannels.length > 0 ? [] : [{ alert, is: is.name }];
  });
}

/** What a condition asks, without what Google adds to it. */
function essenceOf(condition: unknown): string {
  const { conditionMatchedLog: line, conditionThreshold: limit } = conditionSchema.parse(condition);
  return line ? line.filter : `${limit?.filter} > ${limit?.thresholdValue} for ${limit?.duration}`;
}
