import type * as z from "zod/mini";
import type { Edits, KeptEdits } from "./use-form.ts";

type Text = { read: () => string | null; keep: (text: string) => void; forget: () => void };
type Stored<Form> = { typed: { [Name in keyof Form]?: Form[Name] | undefined }; base: Form };

/** Stores a form's edits as text; anything that no longer matches `schema` counts as none. */
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

// A missing field must not override the stored value with `undefined`.
function withoutGaps<Form extends object>(typed: Stored<Form>["typed"]): Edits<Form>["typed"] {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) as Partial<Form>;
}
