import { escapeHtml, type HtmlBytes } from "./html-bytes.ts";

const names = new Map<string, string>();

/** Converts a JSX style to declarations. Numbers are pixels, except in custom properties and unitless ones. */
function styleText(style: object): string {
  let text = "";
  for (const [name, value] of Object.entries(style)) {
    const written = valueText(name, value);
    if (written) text += `${text && ";"}${nameText(name)}:${written}`;
  }
  return text;
}

function valueText(name: string, value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value !== "number") return "";
  return value === 0 || name.startsWith("--") || WITHOUT_UNIT.has(name) ? String(value) : `${value}px`;
}

function nameText(name: string): string {
  const known = names.get(name);
  if (known) return known;
  const written = name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  names.set(name, written);
  return written;
}

const WITHOUT_UNIT = new Set(
  "aspectRatio columnCount fillOpacity flex flexGrow flexShrink fontWeight gridColumn gridRow lineHeight opacity order scale strokeOpacity strokeWidth tabSize zIndex zoom".split(
    " ",
  ),
);

/** Writes an attribute with a leading space, or nothing if its value means absent. */
type Write = (out: HtmlBytes, value: unknown) => void;

const writers = new Map<string, Write>();

/** Writes a JSX attribute as HTML. @throws for an invalid attribute name */
export function writeAttribute(out: HtmlBytes, name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  let write = writers.get(name);
  if (!write) {
    write = writerOf(name);
    writers.set(name, write);
  }
  write(out, value);
}

function writerOf(name: string): Write {
  if (!/^[a-z][\w.:-]*$/i.test(name)) throw new Error(`No attribute can be called ${name}.`);
  const start = ` ${RENAMED[name] ?? name}="`;
  const plain: Write = (out, value) => {
    if (typeof value !== "string" && typeof value !== "number" && typeof value !== "bigint") return;
    out.text(start);
    if (typeof value === "string") out.escaped(value);
    else out.text(String(value));
    out.text('"');
  };
  if (/^on[A-Z]/.test(name) || OF_REACT.has(name)) return () => {};
  if (name === "style") return styleAttribute;
  if (ADDRESSES.has(name))
    return (out, value) => {
      if (typeof value !== "string" || !SCRIPT.test(value)) plain(out, value);
    };
  if (SWITCHES.has(name))
    return (out, value) => {
      if (value) out.text(`${start}"`);
    };
  if (name === "download") return (out, value) => plain(out, value === true ? "" : value);
  if (IN_WORDS.test(name)) return (out, value) => plain(out, typeof value === "boolean" ? String(value) : value);
  return OURS.has(name) ? remembered(start, plain) : plain;
}

function styleAttribute(out: HtmlBytes, value: unknown): void {
  const text = typeof value === "object" && value !== null ? styleText(value) : "";
  if (!text) return;
  out.text(' style="');
  out.escaped(text);
  out.text('"');
}

/** Caches the escaped form of our own texts. */
function remembered(start: string, plain: Write): Write {
  const written = new Map<unknown, string>();
  return (out, value) => {
    const before = written.get(value);
    if (before === undefined) plain(out, value);
    else out.text(before);
    if (typeof value === "string" && before === undefined && written.size < MAX_REMEMBERED)
      written.set(value, `${start}${escapeHtml(value)}"`);
  };
}

/** Attributes whose few values come from our own source. */
const OURS = new Set(["className", "type", "loading", "decoding", "sizes", "rel", "role", "d", "viewBox"]);
const MAX_REMEMBERED = 500;

/** Attributes with the literal values `true` and `false`. */
const IN_WORDS = /^(data|aria)-|^(spellCheck|contentEditable|draggable)$/;

/**
 * Defense in depth: links are already validated when saved and published. Browsers ignore control characters and line breaks before the
 * scheme.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
const SCRIPT = /^[\u0000-\u0020]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
const ADDRESSES = new Set(["href", "src", "action", "formAction"]);

/** React props without an HTML attribute. */
const OF_REACT = new Set(["children", "dangerouslySetInnerHTML", "ref", "suppressHydrationWarning"]);

/** Boolean attributes. */
const SWITCHES = new Set(
  "allowFullScreen async autoFocus autoPlay checked controls default defer disabled formNoValidate hidden inert itemScope loop multiple muted noModule noValidate open playsInline readOnly required reversed selected".split(
    " ",
  ),
);

/** Attributes whose JSX name differs by more than case. */
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
