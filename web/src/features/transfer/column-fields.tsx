import { CHOSEN_FIELDS, type ChosenColumns, columnsOf } from "@awning/domain/transfer/profile";
import { ANY_CSV } from "@awning/domain/transfer/profiles";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import * as labels from "./labels.ts";

type Props = { head: readonly string[]; chosen: ChosenColumns; onChoose: (columns: ChosenColumns) => void };

/** Which column of an unknown list says what. The guesses come from the names of its columns. */
export function ColumnFields({ head, chosen, onChoose }: Props) {
  const columns = columnsOf(ANY_CSV, { head }, chosen);
  return (
    <fieldset className="transfer__columns">
      <legend className="transfer__title">{labels.columnsTitle}</legend>
      {CHOSEN_FIELDS.map((field) => (
        <Field key={field} label={labels.FIELD_NAMES[field]}>
          <Select
            value={columns.get(field)?.[0] ?? -1}
            onChange={(event) => onChoose({ ...chosen, [field]: Number(event.currentTarget.value) })}
          >
            <option value={-1}>{labels.noColumn}</option>
            {head.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
              <option key={at} value={at}>
                {name || `${at + 1}`}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </fieldset>
  );
}
