import { render, toPlainText } from "react-email";
import { formOf } from "./all-mails.ts";
import type { MailContent } from "./mail-content.ts";
import { MailBody } from "./parts/mail-body.tsx";

export type RenderedMail = { subject: string; html: string; text: string };

/** Renders subject, HTML and plain text. Untrusted data is escaped. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  const form = formOf(content);
  const html = await render(<MailBody {...form} />);
  const text = toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false } },
    ],
  });
  return { subject: form.subject, html, text: tidy(text) };
}

function tidy(text: string): string {
  return `${text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}
