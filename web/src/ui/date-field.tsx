import { type ComponentProps, useState } from "react";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

type Props = Omit<ComponentProps<typeof Field>, "children"> & {
  type: "date" | "datetime-local";
  value: string;
  min?: string;
  onChange: (value: string) => void;
};

/** A year is typed digit by digit, and with one digit too many. */
const THIS_CENTURY = /^20\d\d-/;

/**
 * A day, or a day and an hour, which people type part by part: what is half typed or out of range stays in the field, waits,
 * and is told of once the field is left. `value` and what `onChange` gets are in the words of the input, `""` for none.
 */
export function DateField({ type, value, min = "", onChange, error, ...field }: Props) {
  const [typed, setTyped] = useState({ text: value, over: value, isWaiting: false });
  const [isLeft, setLeft] = useState(true);
  // What is stored was changed, here or elsewhere: it stands in the field from then on.
  if (typed.over !== value) setTyped({ text: value, over: value, isWaiting: false });
  const take = (text: string, isHalf: boolean) => {
    const isWaiting = isHalf || (text !== "" && (!THIS_CENTURY.test(text) || text < min));
    setTyped({ text, over: value, isWaiting });
    if (!isWaiting && text !== value) onChange(text);
  };
  return (
    <Field {...field} error={error ?? (typed.isWaiting && isLeft ? "This date is not whole, or out of range. It is not kept." : null)}>
      <TextInput
        type={type}
        min={min}
        max={type === "date" ? "2099-12-31" : "2099-12-31T23:59"}
        value={typed.text}
        onFocus={() => setLeft(false)}
        // A field that never was whole says nothing until it is left: its value was empty all the time.
        onBlur={({ currentTarget: { value: text, validity } }) => {
          setLeft(true);
          take(text, validity.badInput);
        }}
        onChange={({ currentTarget: { value: text, validity } }) => take(text, validity.badInput)}
      />
    </Field>
  );
}
