import * as z from "zod/mini";

/** A moment: a Timestamp in Firestore, ms since 1970 as a value. Other numbers stay numbers in Firestore. */
export const timestampSchema = z.number();
/** When a document was created, and when it was last changed. */
export const timesShape = { createdAt: timestampSchema, updatedAt: timestampSchema };

type Fields = Record<string, unknown>;
type Schema = z.core.$ZodType;
/** Some of a schema's fields, and no unknown ones. */
type Part<Of extends Schema, Value> = Value & Record<Exclude<keyof Value, keyof z.input<Of>>, never>;

/**
 * A value, or some of its fields, for Firestore: every {@link timestampSchema} becomes a date, which Firestore stores as a Timestamp. A
 * lone surrogate, which would fail the commit, becomes U+FFFD.
 */
export function toDocument<Of extends Schema, Value extends Partial<z.input<Of>>>(schema: Of, value: Part<Of, Value>): Fields {
  return fieldsToStored(schema, value);
}

function fieldsToStored(schema: Schema | undefined, fields: object): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, toStored(schema && partOf(schema, name), one)]));
}

function toStored(declared: Schema | undefined, value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\p{Surrogate}/gu, "\uFFFD");
  const schema = declared && chosenFor(declared, value);
  if (typeof value === "number") return schema === timestampSchema ? new Date(value) : value;
  if (Array.isArray(value)) return value.map((one, index) => toStored(schema && partOf(schema, index), one));
  return isPlain(value) ? fieldsToStored(schema, value) : value;
}

/** The unwrapped schema of a value; for a union the first that fits. */
function chosenFor(schema: Schema, value: unknown): Schema | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ("innerType" in def) return chosenFor(def.innerType, value);
  if (def.type === "pipe") return chosenFor(def.out, value);
  if (def.type !== "union") return schema;
  const option = def.options.find((one) => z.safeParse(one, value).success);
  return option && chosenFor(option, value);
}

function partOf(schema: Schema, name: string | number): Schema | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return def.shape[name];
    case "record":
      return def.valueType;
    case "array":
      return def.element;
    case "intersection":
      return partOf(def.left, name) ?? partOf(def.right, name);
    default:
      return undefined;
  }
}

function isPlain(value: unknown): value is Fields {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
