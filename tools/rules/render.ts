// Rules have no loops, but lists that add up: the values of all rows of a list, one after the other, are one list, and `join`
// tells how much text is in it. `join` takes words, numbers, bools and null; a list or map inside makes the rule fail, which
// denies. So whatever is not foreseen is refused, and each row costs some ten of the thousand expressions of a request.

/** A list of words: at most `max`, each up to `units` UTF-16 units or like `pattern`, without `^` and `$`. */
export type Words = { kind: "words"; name: string; max: number; units: number; pattern?: string };
/**
 * A list of maps, or a map of them by their keys. `units` is what the keys of one row hold together in the largest legal document, by
 * key. `lists` are lists of words or numbers in a row: at most `max` of `units`.
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

/** Rows that one function adds up: each has a name there, as has each of its lists, and a function can give ten names. */
const PART = 8;
/** What a row's key in its map may hold: an id of ours, a country or a day. */
const KEY_UNITS = 40;

/** The function that checks one list, and those it needs. */
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
  // A part begins where there is a row; empty ones behind the last fill it up.
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

/** Some of the rows, added up. */
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

/** A function of the rules: all its conditions must hold. */
export function functionOf(name: string, parameters: string, conditions: readonly string[], lets: readonly string[] = []): string {
  return `function ${name}(${parameters}) {\n${lets.map((one) => `  ${one}\n`).join("")}  return ${conditions.join("\n    && ")};\n}`;
}
