import { MAIL_KINDS, type MailKind } from "@awning/domain/mail/mail";
import * as z from "zod/mini";
import type { Request } from "#http/request.ts";
import { type Route, toRoute } from "./route.ts";

type Wanted = { kind: MailKind; isOwn: boolean };
type Tools = {
  runSweep: (now: number, wanted: WantedJobs) => Promise<Record<string, unknown>>;
  previewMail: (mail: Wanted, request: Request) => Promise<{ subject: string; html: string; text: string; order: number | null }>;
  sendTestMail: (mail: Wanted, request: Request) => Promise<{ to: string }>;
};

const sweepInput = z.object({ group: z.optional(z.string()), jobs: z.optional(z.array(z.string())) });
/** A group of jobs, or these by name; without either all. */
export type WantedJobs = z.infer<typeof sweepInput>;
const sweepCommand = { auth: "none", input: sweepInput, output: z.record(z.string(), z.unknown()) } as const;
const wanted = z.object({ kind: z.enum(MAIL_KINDS), isOwn: z._default(z.boolean(), false) });
const previewCommand = {
  auth: "optional",
  input: wanted,
  output: z.object({ subject: z.string(), html: z.string(), text: z.string(), order: z.nullable(z.number()) }),
} as const;
const testCommand = { auth: "required", input: wanted, output: z.object({ to: z.string() }) } as const;

/** Commands of development builds: run scheduled jobs and preview mails. */
export function developmentRoutes({ runSweep, previewMail, sendTestMail }: Tools): Record<string, Route> {
  return {
    "run-sweep": toRoute(sweepCommand, (wantedJobs, request) => runSweep(request.now, wantedJobs)),
    "email-preview": toRoute(previewCommand, previewMail),
    "send-test-mail": toRoute(testCommand, sendTestMail),
  };
}
