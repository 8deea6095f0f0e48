import * as z from "zod/mini";

/** A form field: the type of its input, its initial value, and its value for what is stored. */
type Field<Typed, Stored, Terms> = {
  /** The schema of the input, for edits restored from storage. */
  typed: z.ZodMiniType<Typed>;
  empty: Typed;
  show: (stored: Stored, terms: Terms) => Typed;
};
// biome-ignore lint/suspicious/noExplicitAny: a table holds fields of every type.
type Fields = Record<string, Field<any, any, any>>;

/** The inputs' values of a table of fields. */
export type FormOf<Table extends Fields> = { [Name in keyof Table]: Table[Name]["empty"] };
type StoredIn<Table extends Fields> = Parameters<Table[keyof Table]["show"]>[0];
type TermsIn<Table extends Fields> = Parameters<Table[keyof Table]["show"]>[1];

/** Makes the rows of a form's table: texts exactly as typed, anything else by its schema. */
export function fieldsFor<Stored, Terms>() {
  function choice<Typed>(typed: z.ZodMiniType<Typed>, empty: Typed, show: (stored: Stored, terms: Terms) => Typed) {
    return { typed, empty, show };
  }
  function text(show: (stored: Stored, terms: Terms) => string | number | null) {
    return choice(z.string(), "", (stored, terms) => String(show(stored, terms) ?? ""));
  }
  return { text, choice };
}

/** An empty form. */
export function emptyForm<Table extends Fields>(table: Table): FormOf<Table> {
  return eachField(table, ({ empty }) => empty) as FormOf<Table>;
}

/** The inputs' values for what is stored. */
export function shownForm<Table extends Fields>(table: Table, stored: StoredIn<Table>, terms: TermsIn<Table>): FormOf<Table> {
  return eachField(table, ({ show }) => show(stored, terms)) as FormOf<Table>;
}

/** Parses edits restored from storage: the typed fields and the form they were based on. A field added since is empty. */
export function keptSchema<Table extends Fields>(table: Table): z.ZodMiniType<{ typed: Partial<FormOf<Table>>; base: FormOf<Table> }> {
  const typed = z.object(eachField(table, (field) => z.optional(field.typed)));
  const base = z.object(eachField(table, (field) => z._default(field.typed, field.empty)));
  return z.object({ typed, base }) as never;
}

function eachField<Table extends Fields, Value>(table: Table, of: (field: Fields[string]) => Value) {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, of(field)])) as { [Name in keyof Table]: Value };
}
