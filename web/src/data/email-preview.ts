import { Failure } from "@awning/domain/failure";
import type { MailKind } from "@awning/domain/mail";
import { paths } from "@awning/domain/paths";
import * as z from "zod/mini";

const previewSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof previewSchema>;

/**
 * A mail of this kind with sample contents. Only development builds of the service know this command.
 * @throws Failure `offline` when the service is away, `internal` for anything else that is not a mail
 */
export async function previewMail(kind: MailKind): Promise<MailPreview> {
  const response = await post(kind);
  const parsed = previewSchema.safeParse(await response.json().catch(() => null));
  if (!response.ok || !parsed.success) throw new Failure("internal", { status: response.status });
  return parsed.data;
}

async function post(kind: MailKind): Promise<Response> {
  try {
    return await fetch(paths.api("email-preview"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kind }),
    });
  } catch (error) {
    throw new Failure("offline", {}, { cause: error });
  }
}
