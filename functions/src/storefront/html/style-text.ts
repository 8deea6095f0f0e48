const names = new Map<string, string>();

/** A style as JSX has it, as a list of declarations. Numbers are pixels, but for custom properties and what has no unit. */
export function styleText(style: object): string {
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
