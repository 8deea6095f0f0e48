import * as z from "zod/mini";

/** One field of a form: what its input holds, what that is before anything is typed, and what it shows of what is stored. */
type Field<Typed, Stored, Terms> = {
  /** Reads what the input held, when edits outlived their screen. */
  typed: z.ZodMiniType<Typed>;
  empty: Typed;
  show: (stored: Stored, terms: Terms) => Typed;
};
// biome-ignore lint/suspicious/noExplicitAny: a table holds fields of every type.
type Fields = Record<string, Field<any, any, any>>;

/** What the inputs of a table of fields hold. */
export type FormOf<Table extends Fields> = { [Name in keyof Table]: Table[Name]["empty"] };
type StoredIn<Table extends Fields> = Parameters<Table[keyof Table]["show"]>[0];
type TermsIn<Table extends Fields> = Parameters<Table[keyof Table]["show"]>[1];

/** Makes the rows of the table of a form: texts exactly as typed, and anything else by its schema. */
export function fieldsFor<Stored, Terms>() {
  function choice<Typed>(typed: z.ZodMiniType<Typed>, empty: Typed, show: (stored: Stored, terms: Terms) => Typed) {
    return { typed, empty, show };
  }
  function text(show: (stored: Stored, terms: Terms) => string | number | null) {
    return choice(z.string(), "", (stored, terms) => String(show(stored, terms) ?? ""));
  }
  return { text, choice };
}

/** A form in which nothing is typed yet. */
export function emptyForm<Table extends Fields>(table: Table): FormOf<Table> {
  return eachField(table, ({ empty }) => empty) as FormOf<Table>;
}

/** What the inputs show for what is stored. */
export function shownForm<Table extends Fields>(table: Table, stored: StoredIn<Table>, terms: TermsIn<Table>): FormOf<Table> {
  return eachField(table, ({ show }) => show(stored, terms)) as FormOf<Table>;
}

/** Reads edits that outlived their screen: some fields as typed, and the form they were typed into. A field that came since is empty there. */
export function keptSchema<Table extends Fields>(table: Table): z.ZodMiniType<{ typed: Partial<FormOf<Table>>; base: FormOf<Table> }> {
  const typed = z.object(eachField(table, (field) => z.optional(field.typed)));
  const base = z.object(eachField(table, (field) => z._default(field.typed, field.empty)));
  return z.object({ typed, base }) as never;
}

function eachField<Table extends Fields, Value>(table: Table, of: (field: Fields[string]) => Value) {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, of(field)])) as { [Name in keyof Table]: Value };
}
