import { paths } from "@awning/domain/routes/paths";
import * as z from "zod/mini";
import { PORTS } from "../../tools/lib/ports.ts";
import { comingFrom, randomAddress } from "./builders.ts";
import { eventually, SITE } from "./emulators.ts";

const REPORTS = `http://127.0.0.1:${PORTS.reports}`;
export const DSN = `http://awning@127.0.0.1:${PORTS.reports}/1`;

const text = z.optional(z.string());
const frameSchema = z.looseObject({ filename: text, function: text, lineno: z.optional(z.number()) });
const eventSchema = z.looseObject({
  platform: text,
  release: text,
  transaction: text,
  tags: z.optional(z.record(z.string(), z.unknown())),
  breadcrumbs: z.optional(z.array(z.looseObject({ category: text, message: text, data: z.optional(z.record(z.string(), z.unknown())) }))),
  exception: z.optional(
    z.object({
      values: z.array(z.looseObject({ type: text, value: text, stacktrace: z.optional(z.object({ frames: z.array(frameSchema) })) })),
    }),
  ),
});
const reportsSchema = z.array(
  z.object({
    header: z.looseObject({ dsn: text }),
    items: z.array(z.object({ type: z.string(), payload: z.unknown() })),
    contentType: z.string(),
    forwardedFor: z.string(),
    bytes: z.string(),
  }),
);
export type ReportEvent = z.output<typeof eventSchema>;

/** Everything the receiver of the suite has, oldest first. */
export async function listReports() {
  return reportsSchema.parse(await (await fetch(`${REPORTS}/api/reports`)).json());
}

/** The events among them. */
export async function listEvents(): Promise<ReportEvent[]> {
  const items = (await listReports()).flatMap((report) => report.items);
  return items.filter(({ type }) => type === "event").map(({ payload }) => eventSchema.parse(payload));
}

/** The first event that is so, once it is there. */
export function eventOnce(what: string, isSo: (event: ReportEvent) => boolean): Promise<ReportEvent> {
  return eventually(`a report of ${what}`, async () => (await listEvents()).find(isSo));
}

/** What the receiver answers next instead of taking a report. */
export async function failReports(...next: ({ status: number; retryAfter?: string } | "hang")[]): Promise<void> {
  const answer = await fetch(`${REPORTS}/api/faults`, { method: "PUT", body: JSON.stringify({ next }) });
  if (!answer.ok) throw new Error(`The receiver refused: ${await answer.text()}`);
}

/** An envelope with one small event. */
export function envelope({ dsn = DSN, message = "x" }: { dsn?: unknown; message?: string } = {}): string {
  return [JSON.stringify({ dsn }), JSON.stringify({ type: "event" }), JSON.stringify({ message }), ""].join("\n");
}

/** Sends bytes to the tunnel as a browser behind Hosting does. */
export function postReport(body: string | Uint8Array<ArrayBuffer>, { address = randomAddress(), headers = {} } = {}): Promise<Response> {
  return fetch(SITE + paths.monitoring, {
    method: "POST",
    headers: { "content-type": "text/plain;charset=UTF-8", ...comingFrom(address), ...headers },
    body,
  });
}
