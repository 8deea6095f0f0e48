import { hash } from "node:crypto";
import type { commandFailureSchema } from "@awning/domain/errors/command-failure";
import { type FailureCode, ownRefusal } from "@awning/domain/errors/failure";
import { paths } from "@awning/domain/routes/paths";
import type * as z from "zod/mini";
import * as labels from "./labels.ts";

type Words = { code: FailureCode; title: string; text: string };

const WORDS: Readonly<Record<number, Words>> = {
  400: { code: "bad_request", title: labels.unreadableRequest, text: labels.mayBeIncomplete },
  401: { code: "signed_out", title: labels.shutterIsDown, text: labels.loggedOutHint },
  403: {
    code: "forbidden",
    title: labels.youDontHaveAccess,
    text: labels.belongsToAnotherAccount,
  },
  404: {
    code: "not_found",
    title: labels.pageNotFound,
    text: labels.notFoundHint,
  },
  405: { code: "bad_request", title: labels.cantBeOpenedDirectly, text: labels.goBackHint },
  413: { code: "bad_request", title: labels.tooLarge, text: labels.tooLargeHint },
  415: { code: "bad_request", title: labels.unreadableRequest, text: labels.formatIsntSupported },
  429: { code: "too_many_requests", title: labels.tooManyRequests, text: labels.waitAMoment },
  503: {
    code: "busy",
    title: labels.wellBeRightBack,
    text: labels.busyText,
  },
};
/** For owners whose page is suspended. */
const CLOSED: Words = {
  code: "forbidden",
  title: labels.yourPageIsSuspended,
  text: labels.suspendedContactUs,
};
const BROKEN: Words = {
  code: "internal",
  title: labels.somethingWentWrong,
  text: labels.serverErrorText,
};

export type Refusal = { status: number; headers: Record<string, string>; body: string };

/** Whether a person will see the response: browsers ask for HTML on navigation. */
export function isForPerson(accept: string | undefined): boolean {
  return /\btext\/html\b/i.test(accept ?? "");
}

/**
 * An error response: a page for people, JSON with a code for programs.
 * @param options.code the failure, when it is more specific than the status
 */
export function refusal(
  status: number,
  accept: string | undefined,
  options: { code?: FailureCode; details?: Readonly<Record<string, unknown>> } = {},
): Refusal {
  const isClosed = options.code !== undefined && ownRefusal({ code: options.code, details: options.details ?? {} }) === "suspended";
  const { code, title, text } = isClosed ? CLOSED : wordsOf(status);
  const { digest } = options.details ?? {};
  const failure = { error: { code: options.code ?? code, details: { ...options.details } } } satisfies z.output<
    typeof commandFailureSchema
  >;
  const common = { ...REFUSED, "Cache-Control": "no-store", Vary: "Accept" };
  if (!isForPerson(accept))
    return { status, headers: { ...common, "Content-Type": "application/json; charset=utf-8" }, body: JSON.stringify(failure) };
  const body = refusalPage(title, text, typeof digest === "string" ? digest : null);
  return { status, headers: { ...common, "Content-Type": "text/html; charset=utf-8" }, body };
}

function wordsOf(status: number): Words {
  return WORDS[status] ?? (status >= 500 ? BROKEN : { code: "bad_request", title: labels.unreadableRequest, text: labels.mayBeIncomplete });
}

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#fbfaf6,#151412);--ink:light-dark(#1b1a17,#f4f1e8);--soft:light-dark(#5e5a50,#b0aa9c);--accent:light-dark(#c63a22,#ff7a61);--on-accent:light-dark(#fff,#1b1a17)}*{box-sizing:border-box}body{margin:0;min-height:100svh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);font:430 1.0625rem/1.5 "Instrument Sans Variable","Helvetica Neue",system-ui,sans-serif}main{max-width:30rem}h1{margin:24px 0 8px;font:800 2.25rem/1.05 "Bricolage Grotesque Variable","Avenir Next",system-ui,sans-serif;letter-spacing:-.028em;text-wrap:balance}p{margin:0 0 24px;color:var(--soft);text-wrap:pretty}a{display:inline-flex;align-items:center;min-height:48px;padding:0 22px;border-radius:10px;background:var(--accent);color:var(--on-accent);font-weight:650;text-decoration:none}.more{margin:28px 0 0}.more a{display:inline;min-height:0;padding:0;background:none;color:inherit;font-weight:inherit;text-decoration:underline}a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;
const POLICY = `default-src 'none'; style-src 'sha256-${hash("sha256", STYLE, "base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** Error pages load nothing and send no referrer. */
const REFUSED = { "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Content-Security-Policy": POLICY };
const SHAPE = "M9 8H31L37 22V26a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0V22z";
const MARK = `<svg width="72" height="72" viewBox="0 0 40 40" aria-hidden="true"><path fill="#fffdf8" d="${SHAPE}"/><path fill="#c63a22" d="M9 8H13.4L9.8 22V26a3.4 3.4 0 0 1-6.8 0V22zM17.8 8H22.2L23.4 22V26a3.4 3.4 0 0 1-6.8 0V22zM26.6 8H31L37 22V26a3.4 3.4 0 0 1-6.8 0V22z"/><path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" d="${SHAPE}"/></svg>`;

/** Needs no escaping: all texts are ours and a digest is hexadecimal. */
function refusalPage(title: string, text: string, digest: string | null): string {
  const code = digest !== null && /^[0-9a-f]{1,64}$/.test(digest) ? `<p>${labels.errorCode(digest)}</p>` : "";
  const contact = `<a href="${paths.contact}">${labels.contactUs}</a>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title.replace(/\.$/, "")} · Awning</title><style>${STYLE}</style></head><body><main>${MARK}<h1>${title}</h1><p>${text}</p>${code}<a href="/">${labels.goToTheHomePage}</a><p class="more">${labels.stillStuck(contact)}</p></main></body></html>`;
}

/** A `Content-Disposition` header that saves a file under its own name: UTF-8 (RFC 6266, RFC 8187) with an ASCII fallback. */
export function attachment(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
