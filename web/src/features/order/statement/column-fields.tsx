import type { BankColumns, BankTable } from "@awning/domain/order/statement/bank-csv";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import * as labels from "./labels.ts";

type Props = { table: BankTable; columns: BankColumns; onChange: (columns: BankColumns) => void };

/** Which column of a table says what, each with what its first row has. */
export function ColumnFields({ table: { header, rows }, columns, onChange }: Props) {
  const field = (key: keyof BankColumns) => (
    <Field key={key} label={labels.COLUMNS[key]}>
      <Select
        value={String(columns[key] ?? "")}
        onChange={({ currentTarget: { value } }) => onChange({ ...columns, [key]: value === "" ? null : Number(value) })}
      >
        <option value="">{labels.noColumn}</option>
        {header.map((head, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <option key={at} value={at}>
            {[head, rows[0]?.[at]?.slice(0, 24)].filter(Boolean).join(": ")}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <fieldset className="two">
      <legend className="soft">{labels.columnsHint}</legend>
      {(["amount", "text", "payer", "day"] as const).map(field)}
    </fieldset>
  );
}
