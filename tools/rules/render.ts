// Rules have no loops, but can concatenate lists: the values of all rows become one list, and `join` gives the total text length. `join`
// accepts strings, numbers, bools and null; a nested list or map makes the rule fail, which denies. So anything unexpected is refused, at
// about ten of the thousand expressions per row.

/** A list of strings: at most `max`, each up to `units` UTF-16 units or matching `pattern`, without `^` and `$`. */
export type Words = { kind: "words"; name: string; max: number; units: number; pattern?: string };
/**
 * A list of maps, or a map of them by key. `units` are the UTF-16 units of a row in the largest valid document, by key. `lists` are lists
 * of strings or numbers in a row: at most `max` of `units`.
 */
export type Rows = {
  kind: "rows";
  name: string;
  max: number;
  units: Readonly<Record<string, number>>;
  lists?: Readonly<Record<string, { max: number; units: number }>>;
  isKeyed?: true;
};
export type Contents = Words | Rows;

/** Rows per function: each row and each of its lists needs a variable, and a function can have ten. */
const PART = 8;
/** The longest row key: an id, a country or a day. */
const KEY_UNITS = 40;

/** The function that checks a list, with its helpers. */
export function renderContents(contents: Contents): string {
  return contents.kind === "words" ? renderWords(contents) : renderRows(contents);
}

function renderWords({ name, max, units, pattern }: Words): string {
  const all = pattern
    ? [`value.join(',').size() <= ${max * (units + 1)}`, `(value.size() == 0 || value.join(',').matches('^${pattern}(,${pattern})*$'))`]
    : [`value.join('').size() <= ${max * units}`];
  return functionOf(name, "value", ["value is list", `value.size() <= ${max}`, ...all]);
}

function renderRows(rows: Rows): string {
  const { name, max, isKeyed } = rows;
  const parts = Array.from({ length: Math.ceil(max / PART) }, (_, at) => at * PART);
  // A part starts at an existing row and is padded with empty ones.
  const filled = `rows.concat([${Array(Math.min(PART, max) - 1)
    .fill("{}")
    .join(", ")}])`;
  const within = parts.map((first) => `(rows.size() <= ${first} || ${name}From${first}(${filled}))`);
  const inList = [`rows.size() <= ${max}`, ...within];
  const keys = `rows.keys().join('').size() <= ${max * KEY_UNITS}`;
  const whole = isKeyed
    ? [functionOf(name, "rows", ["rows is map", keys, `${name}InList(rows.values())`]), functionOf(`${name}InList`, "rows", inList)]
    : [functionOf(name, "rows", ["rows is list", ...inList])];
  return [...whole, ...parts.map((first) => renderPart(rows, first))].join("\n\n");
}

/** Concatenates some of the rows. */
function renderPart({ name, max, units, lists = {} }: Rows, first: number): string {
  const places = Array.from({ length: Math.min(PART, max - first) }, (_, at) => first + at);
  const rows = places.map((place) => `r${place}`);
  const sum = (part: string) => rows.map((row, at) => (at === 0 ? `${row}.${part}` : `.concat(${row}.${part})`)).join("");
  const known = [...Object.keys(units), ...Object.keys(lists)].map((key) => `'${key}'`);
  const text = rows.length * Object.values(units).reduce((all, one) => all + one, 0);
  const without = Object.keys(lists).map((key) => `.removeAll([${rows.map((row) => `${row}.get('${key}', [])`).join(", ")}])`);
  const lets = [
    ...places.map((place) => `let r${place} = rows[${place}];`),
    ...Object.keys(lists).map((key) => `let ${key} = ${sum(`get('${key}', [])`)};`),
  ];
  const conditions = [
    `${sum("keys()")}.hasOnly([${known.join(", ")}])`,
    `${sum("values()")}${without.join("")}.join('').size() <= ${text}`,
    ...Object.entries(lists).flatMap(([key, list]) => {
      const most = rows.length * list.max;
      return [`${key}.size() <= ${most}`, `${key}.join('').size() <= ${most * list.units}`];
    }),
  ];
  return functionOf(`${name}From${first}`, "rows", conditions, lets);
}

/** A rules function that requires all conditions. */
export function functionOf(name: string, parameters: string, conditions: readonly string[], lets: readonly string[] = []): string {
  return `function ${name}(${parameters}) {\n${lets.map((one) => `  ${one}\n`).join("")}  return ${conditions.join("\n    && ")};\n}`;
}
