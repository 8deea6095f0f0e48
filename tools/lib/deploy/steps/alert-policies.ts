/** An alert: counted log lines, any log line, or a site that does not answer. `host`: where the site is. */
export type Alert = { displayName: string; documentation: string; condition: object };

const LINES = 'resource.type="cloud_run_revision"';
const DAY = "86400s";

/** Log lines that are counted. */
export const METRICS: Readonly<Record<string, string>> = {
  awning_job_behind: `${LINES} AND jsonPayload.event="job_behind"`,
  awning_mail_failed: `${LINES} AND jsonPayload.event="mail_failed"`,
  awning_internal_error: `${LINES} AND jsonPayload.event="internal_error"`,
};

/** What docs/operations.md says to watch. */
export function alertsOf(host: string): Alert[] {
  return [
    counted("Awning: a job is behind", "Work that people wait for has been late for half an hour.", "awning_job_behind", {
      thresholdValue: 0,
      duration: "1800s",
    }),
    counted("Awning: many errors", "More than ten errors in five minutes: a fault of the code, or an outage.", "awning_internal_error", {
      thresholdValue: 10,
      duration: "0s",
    }),
    counted(
      "Awning: mails are given up",
      "More than five mails in five minutes were refused, or not taken for hours.",
      "awning_mail_failed",
      {
        thresholdValue: 5,
        duration: "0s",
      },
    ),
    logged("Awning: money without an order", "Money arrived that no order explains.", "payment_without_order", "payment_does_not_fit"),
    logged("Awning: cards are down", "The platform's Stripe key is refused.", "provider_denied"),
    logged("Awning: an older version runs", "An older version was deployed over a newer one.", "schema_newer"),
    logged(
      "Awning: a limit of all visitors is reached",
      "What one limit holds for everybody is used up, which no normal day does.",
      "brake_reached",
    ),
    logged("Awning: a day was counted wrongly", "A closed day's money was put right, though no order had changed.", "day_miscounted"),
    {
      displayName: "Awning: the site is not well",
      documentation: "The site does not answer, or /api/health says what is wrong.",
      condition: {
        conditionThreshold: {
          filter: `metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.type="uptime_url" AND resource.labels.host="${host}"`,
          comparison: "COMPARISON_GT",
          thresholdValue: 1,
          duration: "300s",
          aggregations: [
            {
              alignmentPeriod: "1200s",
              perSeriesAligner: "ALIGN_NEXT_OLDER",
              crossSeriesReducer: "REDUCE_COUNT_FALSE",
              groupByFields: ["resource.label.host"],
            },
          ],
          trigger: { count: 1 },
        },
      },
    },
  ];
}

function counted(displayName: string, documentation: string, metric: string, limit: { thresholdValue: number; duration: string }): Alert {
  return {
    displayName,
    documentation,
    condition: {
      conditionThreshold: {
        filter: `metric.type="logging.googleapis.com/user/${metric}" AND ${LINES}`,
        comparison: "COMPARISON_GT",
        ...limit,
        aggregations: [{ alignmentPeriod: "300s", perSeriesAligner: "ALIGN_DELTA", crossSeriesReducer: "REDUCE_SUM" }],
        trigger: { count: 1 },
      },
    },
  };
}

function logged(displayName: string, documentation: string, ...events: string[]): Alert {
  const filter = `${LINES} AND jsonPayload.event=(${events.map((event) => `"${event}"`).join(" OR ")})`;
  return { displayName, documentation, condition: { conditionMatchedLog: { filter } } };
}

/** The policy as Google keeps it. `channel` is where it is told; an alert by log line is told once an hour at most. */
export function policyOf({ displayName, documentation, condition }: Alert, channel: string): object {
  const isByLine = "conditionMatchedLog" in condition;
  return {
    displayName,
    documentation: { content: `${documentation} What to do: docs/operations.md, What to watch.`, mimeType: "text/markdown" },
    combiner: "OR",
    enabled: true,
    conditions: [{ displayName, ...condition }],
    notificationChannels: [channel],
    alertStrategy: { autoClose: DAY, ...(isByLine && { notificationRateLimit: { period: "3600s" } }) },
  };
}
