import type * as z from "zod/mini";
import type { Edits, KeptEdits } from "./use-form.ts";

type Text = { read: () => string | null; keep: (text: string) => void; forget: () => void };
type Stored<Form> = { typed: { [Name in keyof Form]?: Form[Name] | undefined }; base: Form };

/** Keeps the edits of a form as a text; what is not of this `schema` any more counts as none. */
export function keptEdits<Form extends object>(text: Text, schema: z.ZodMiniType<Stored<Form>>): KeptEdits<Form> {
  return {
    read: () => {
      try {
        const { data } = schema.safeParse(JSON.parse(text.read() ?? "null"));
        return data ? { typed: withoutGaps(data.typed), base: data.base } : null;
      } catch {
        return null;
      }
    },
    keep: (edits) => text.keep(JSON.stringify(edits)),
    forget: text.forget,
  };
}

// A field that is not there must not lie over the stored value as `undefined`.
function withoutGaps<Form extends object>(typed: Stored<Form>["typed"]): Edits<Form>["typed"] {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) as Partial<Form>;
}
