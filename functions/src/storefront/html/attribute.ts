import { escapeHtml } from "./escape.ts";
import { styleText } from "./style-text.ts";

/** How an attribute is written: with a space before it, or nothing where its value says that it is not there. */
type Write = (value: unknown) => string;

const writers = new Map<string, Write>();

/**
 * An attribute of an element as HTML has it, from the name and the value that JSX has.
 * @throws for a name that no attribute can have
 */
export function attribute(name: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  const known = writers.get(name);
  if (known) return known(value);
  const write = writerOf(name);
  writers.set(name, write);
  return write(value);
}

function writerOf(name: string): Write {
  if (!/^[a-z][\w.:-]*$/i.test(name)) throw new Error(`No attribute can be called ${name}.`);
  const start = ` ${RENAMED[name] ?? name}="`;
  if (/^on[A-Z]/.test(name) || OF_REACT.has(name)) return () => "";
  if (name === "style") return styleAttribute;
  if (ADDRESSES.has(name)) return (value) => (typeof value === "string" && SCRIPT.test(value) ? "" : plain(start, value));
  if (SWITCHES.has(name)) return (value) => (value ? `${start}"` : "");
  if (name === "download") return (value) => (value === true ? `${start}"` : plain(start, value));
  const write = IN_WORDS.test(name) ? inWords : plain;
  return OURS.has(name) ? remembered((value) => write(start, value)) : (value) => write(start, value);
}

function plain(start: string, value: unknown): string {
  if (typeof value === "string") return `${start}${escapeHtml(value)}"`;
  return typeof value === "number" || typeof value === "bigint" ? `${start}${value}"` : "";
}

function inWords(start: string, value: unknown): string {
  return plain(start, typeof value === "boolean" ? String(value) : value);
}

function styleAttribute(value: unknown): string {
  const text = typeof value === "object" && value !== null ? styleText(value) : "";
  return text && ` style="${escapeHtml(text)}"`;
}

function remembered(write: Write): Write {
  const written = new Map<unknown, string>();
  return (value) => {
    const before = written.get(value);
    if (before !== undefined) return before;
    const text = write(value);
    if (written.size < MAX_REMEMBERED) written.set(value, text);
    return text;
  };
}

/** Attributes whose values stand in our sources alone, so that there are few. */
const OURS = new Set(["className", "aria-hidden", "type", "loading", "decoding", "sizes", "rel", "role"]);
const MAX_REMEMBERED = 500;

/** These say `true` and `false` in words. */
const IN_WORDS = /^(data|aria)-|^(spellCheck|contentEditable|draggable)$/;

/**
 * The last line of defence: links are checked where they are written, published and drawn. Browsers leave out control signs
 * and breaks before they read the scheme.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
const SCRIPT = /^[\u0000-\u0020]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
const ADDRESSES = new Set(["href", "src", "action", "formAction"]);

/** What React needs and HTML does not know. */
const OF_REACT = new Set(["children", "dangerouslySetInnerHTML", "ref", "suppressHydrationWarning"]);

/** There or not there; a value says nothing more. */
const SWITCHES = new Set(
  "allowFullScreen async autoFocus autoPlay checked controls default defer disabled formNoValidate hidden inert itemScope loop multiple muted noModule noValidate open playsInline readOnly required reversed selected".split(
    " ",
  ),
);

/** Names that are others in JSX; those that differ by capitals alone are the same in HTML. */
const RENAMED: Readonly<Record<string, string>> = {
  acceptCharset: "accept-charset",
  className: "class",
  clipPath: "clip-path",
  clipRule: "clip-rule",
  fillOpacity: "fill-opacity",
  fillRule: "fill-rule",
  htmlFor: "for",
  httpEquiv: "http-equiv",
  stopColor: "stop-color",
  stopOpacity: "stop-opacity",
  strokeDasharray: "stroke-dasharray",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
  strokeOpacity: "stroke-opacity",
  strokeWidth: "stroke-width",
  textAnchor: "text-anchor",
};
