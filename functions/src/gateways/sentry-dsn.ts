/** A DSN (`https://<key>@<host>/<project>`) in its parts. */
export type Dsn = {
  /** Lower case, with its port if it names one. */
  host: string;
  /** Its number, after the path that a self-hosted service may stand under: `/1`. */
  project: string;
  /** Where envelopes of this project are taken. */
  envelopeUrl: string;
};

// Strict on purpose: a name, a host, a path and a number, and no second reading of any of them.
const DSN = /^(https?):\/\/([A-Za-z0-9]+)(?::[A-Za-z0-9]+)?@([A-Za-z0-9.-]+(?::\d{1,5})?)((?:\/[A-Za-z0-9_-]+)*)\/(\d{1,20})$/;

/** Takes a DSN apart; `null` when it is none. */
export function parseDsn(text: string): Dsn | null {
  const [, scheme, , host = "", path = "", project = ""] = DSN.exec(text) ?? [];
  if (!scheme) return null;
  return { host: host.toLowerCase(), project: `${path}/${project}`, envelopeUrl: `${scheme}://${host}${path}/api/${project}/envelope/` };
}

/** Whether two DSNs mean the same project of the same service. The key may differ: older builds keep the one they have. */
export function isSameProject(one: Dsn, other: Dsn): boolean {
  return one.host === other.host && one.project === other.project;
}
