import { config } from "#platform/config.ts";

/** The Message-ID of a mail, with angle brackets: every try has the same, so that a mail program shows it once. */
export function messageIdOf(mailId: string): string {
  return `<${mailId.replace(/[^A-Za-z0-9._-]/g, "-")}@${new URL(config().siteUrl).hostname}>`;
}
