import { MAIL_KINDS, type MailKind } from "@awning/domain/mail";
import * as z from "zod/mini";
import { type Route, toRoute } from "./route.ts";

type Tools = {
  runSweep: (now: number) => Promise<Record<string, unknown>>;
  previewMail: (mail: { kind: MailKind }) => Promise<{ subject: string; html: string; text: string }>;
};

const sweepCommand = { auth: "none", input: z.object({}), output: z.record(z.string(), z.unknown()) } as const;
const previewCommand = {
  auth: "none",
  input: z.object({ kind: z.enum(MAIL_KINDS) }),
  output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
} as const;

/** Commands of development builds only: what the schedule does in production, and a look at every mail. */
export function developmentRoutes({ runSweep, previewMail }: Tools): Record<string, Route> {
  return {
    "run-sweep": toRoute(sweepCommand, (_input, request) => runSweep(request.now)),
    "email-preview": toRoute(previewCommand, (input) => previewMail(input)),
  };
}
