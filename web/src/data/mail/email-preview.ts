import { Failure } from "@awning/domain/errors/failure";
import type { MailKind } from "@awning/domain/mail/mail";
import { apiPath } from "@awning/domain/routes/paths";
import * as z from "zod/mini";
import { idToken } from "../account/session.ts";

const previewSchema = z.object({ subject: z.string(), html: z.string(), text: z.string(), order: z.nullable(z.number()) });
/** `order` is the number of the owner's order in the mail; `null` for sample contents. */
export type MailPreview = z.infer<typeof previewSchema>;
/** `isOwn`: uses the signed-in owner's last order, if it has such a mail. */
export type MailRequest = { kind: MailKind; isOwn: boolean };

/**
 * A mail of this kind. Only development builds of the service have this command and the next.
 * @throws Failure `offline` when the service is down, `internal` for any other answer that is not a mail
 */
export function previewMail(wanted: MailRequest): Promise<MailPreview> {
  return post("email-preview", wanted, previewSchema);
}

/** Sends it to the signed-in user's address and returns that address. @throws Failure as {@link previewMail} */
export async function sendTestMail(wanted: MailRequest): Promise<string> {
  return (await post("send-test-mail", wanted, z.object({ to: z.string() }))).to;
}

async function post<Schema extends z.core.$ZodType>(command: string, wanted: MailRequest, schema: Schema): Promise<z.output<Schema>> {
  const token = await idToken();
  const response = await fetch(apiPath(command), {
    method: "POST",
    headers: { "content-type": "application/json", ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(wanted),
  }).catch((error: unknown) => {
    throw new Failure("offline", {}, { cause: error });
  });
  const parsed = z.safeParse(schema, await response.json().catch(() => null));
  if (!response.ok || !parsed.success) throw new Failure("internal", { status: response.status });
  return parsed.data;
}
