import type { MailKind } from "@awning/domain/mail";
import { config } from "#platform/config.ts";
import { sampleContent } from "./mail-samples.ts";
import type { RenderedMail } from "./render-mail.tsx";

/** A mail of this kind as a pottery shop would send it. Development only. */
export async function previewMail({ kind }: { kind: MailKind }): Promise<RenderedMail> {
  const { siteUrl, mediaBase } = config();
  const { renderMail } = await import("./render-mail.tsx");
  return renderMail(sampleContent(kind, siteUrl, mediaBase));
}
