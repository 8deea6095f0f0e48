import * as z from "zod/mini";
import { APP_SEGMENTS, HOSTED_SEGMENTS, PUBLIC_SEGMENTS } from "../routes/paths.ts";
import { wholeCodePoints } from "../values/characters.ts";

// Error reports leave our servers and must not contain personal data, so the rules remove too much rather than too little: quoted text is
// removed unless it looks like an identifier.

const LONGEST = 1000;
const URL_IN_TEXT = /(\b[a-z][a-z0-9+.-]*:\/\/[^\s"'`<>()]+)/gi;
const PATH_IN_TEXT = /(?<![\w:/.@-])\/[\w%~.@:-]+(?:\/[\w%~.@:-]*)*(?:[?#][^\s"'`<>()]*)?/g;
const MAIL = /[^\s@"'`<>()[\]{},;:/=&?]+(?:@|%40)[^\s@"'`<>()[\]{},;:/=&?]+\.\p{L}{2,}/giu;
const OWN_SEGMENTS: ReadonlySet<string> = new Set([...APP_SEGMENTS, ...HOSTED_SEGMENTS, ...PUBLIC_SEGMENTS]);

const WORDS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [MAIL, "[mail]"],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, "[token]"],
  [/\b(Bearer|Basic)\s+\S+/gi, "$1 [token]"],
  [/\b(key|token|code|oobCode|apiKey|secret|password)=[^\s&"']+/gi, "$1=[token]"],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g, "[number]"],
  // Ids, keys and signatures: long, with letters and digits.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}(?![\w-])/g, "[id]"],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "[number]"],
  [/\+?\d[\d\s()/-]{3,}\d/g, "[number]"],
  [/“[^\n]*”|„[^\n]*[“”]|«[^\n]*»/g, "“…”"],
  [/'(?![a-z_$#.][\w$.:/#-]{0,60}')[^'\n]*'/g, "'…'"],
  [/`(?![a-z_$#.][\w$.:/#-]{0,60}`)[^`\n]*`/g, "`…`"],
];

/** Removes addresses, links, keys, long ids and numbers, and quoted text; at most 1000 characters. Unquoted names stay. */
export function scrubText(text: string): string {
  // Truncated before to limit the work, and after because a cut may leave a quote open.
  const scrubbed = wholeCodePoints(issuesIn(text) ?? text, 4 * LONGEST)
    .split(URL_IN_TEXT)
    .map((part, index) => (index % 2 === 1 ? scrubUrl(part) : part.replace(PATH_IN_TEXT, scrubUrl)))
    .join("")
    .replace(QUOTED, hideQuoted)
    .split(URL_IN_TEXT)
    .map((part, index) => (index % 2 === 1 ? part : scrubWords(part)))
    .join("");
  return wholeCodePoints(scrubbed, LONGEST);
}

/** To the last quote of a line, because quoted JSON contains quotes; to the end if a quote is unclosed. */
const QUOTED = /"[^\n]*/g;

function hideQuoted(rest: string): string {
  const isClosed = rest.split('"').length % 2 === 1;
  return isClosed ? `"…"${rest.slice(rest.lastIndexOf('"') + 1)}` : '"…';
}

const issuesSchema = z.array(z.object({ code: z.string(), path: z.array(z.union([z.string(), z.number()])) }));

/** Schema errors have JSON messages; only paths and codes are useful. */
function issuesIn(text: string): string | null {
  if (!text.startsWith("[")) return null;
  try {
    const issues = issuesSchema.parse(JSON.parse(text));
    return issues.map(({ code, path }) => `${code} at ${path.join(".") || "the top"}`).join(", ");
  } catch {
    return null;
  }
}

function scrubWords(text: string): string {
  return WORDS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
}

/** A URL without query and credentials, with placeholders: `https://awning.example.test/:username/order/:order`. */
export function scrubUrl(url: string): string {
  if (/^(data|blob):/i.test(url)) return url.slice(0, url.indexOf(":") + 1);
  const [, origin = "", path = ""] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)/is.exec(wholeCodePoints(url, 2 * LONGEST)) ?? [];
  return origin.replace(/\/\/.*@/, "//") + scrubPath(path);
}

function scrubPath(path: string): string {
  const withoutIds = path
    .replace(MAIL, "[mail]")
    .replace(/\/order\/[^/]+/, "/order/:order")
    .replace(/^(\/[^/]+\/shop)\/[^/]+/, "$1/:product")
    .replace(/^\/(orders|products)\/[^/]+/, "/$1/:id")
    .replace(/(?<=\/|%2F)(?=[A-Za-z]*\d)[A-Za-z0-9]{20,}(?=$|\/|%2F|[.:])/gi, ":id");
  return withoutIds.replace(
    /^\/([^/.:]+)(\/(?:shop(?:\/:product)?|checkout|order-confirmation|order\/:order))?\/?$/,
    (whole, first: string, rest = "") => (OWN_SEGMENTS.has(first) ? whole : `/:username${rest}`),
  );
}
