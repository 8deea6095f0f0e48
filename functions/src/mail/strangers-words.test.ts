import { MAIL_KINDS, type MailKind } from "@awning/domain/mail/mail";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import type { MailContent } from "./mail-content.ts";
import { renderMail } from "./render-mail.tsx";
import { sampleContent } from "./samples.ts";

/** Fields that people write, wherever a mail shows them. */
const WRITTEN = new Set(
  "name headline title variantName note privateNote message text words reason cancelReason street extra city postcode phone carrier label answer shopName address taxNumber pickup consent receipt".split(
    " ",
  ),
);

/** A mail with all these fields replaced. */
function saying(kind: MailKind, words: string): MailContent {
  const replaced = (value: unknown, key = ""): unknown => {
    if (typeof value === "string") return WRITTEN.has(key) && value !== "" ? words : value;
    if (Array.isArray(value)) return value.map((one) => replaced(one, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, name)]));
  };
  return replaced(sampleContent(kind, "https://awning.example", "https://media.example/o/")) as MailContent;
}

/** The inherited styles around a text in a mail. */
function stylesAround(html: string, words: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (_name, { style = "" }) => void open.push(style),
    onclosetag: () => void open.pop(),
    ontext: (text) => {
      const styles = open.join(";").replaceAll(/\s/g, "");
      if (text.includes(words) && !styles.includes("display:none")) found.push(styles);
    },
  });
  parser.end(html.slice(html.indexOf("<body")));
  return found;
}

test.each(MAIL_KINDS)("breaks a word of three hundred letters anywhere in %s", async (kind) => {
  const { html } = await renderMail(saying(kind, "m".repeat(300)));
  for (const styles of stylesAround(html, "mmm")) {
    expect(styles.match(/overflow-wrap:[^;]+/g)?.at(-1)).toBe("overflow-wrap:anywhere");
    expect(styles.match(/word-break:[^;]+/g)?.at(-1)).toBe("word-break:break-word");
    expect(styles).not.toMatch(/white-space:(nowrap|pre(;|$))/);
  }
});

test.each(MAIL_KINDS)("contains no linkable URL from untrusted text in %s", async (kind) => {
  const { html, subject, text } = await renderMail(saying(kind, "J.de Vries, see www.evil.online"));
  for (const shown of [html, subject, text]) expect(shown).not.toMatch(/evil\.online|www\.evil|J\.de/);
});

test("shows a name that looks like a URL as written", async () => {
  const { text } = await renderMail(saying("new-order", "J.de Vries"));
  expect(text.replaceAll("\u2060", "")).toContain("J.de Vries");
});
