import type { MailKind } from "@awning/domain/mail";
import { config } from "#platform/config.ts";
import { sampleContent } from "./mail-samples.ts";
import { type RenderedMail, renderMail } from "./render-mail.tsx";

/** A mail of this kind as a pottery shop would send it. Development only. */
export function previewMail({ kind }: { kind: MailKind }): Promise<RenderedMail> {
  const { siteUrl, mediaBase } = config();
  return renderMail(sampleContent(kind, siteUrl, mediaBase));
}
