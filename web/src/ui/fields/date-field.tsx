import { type ComponentProps, type SyntheticEvent, useState } from "react";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

type Props = Omit<ComponentProps<typeof Field>, "children"> & {
  type: "date" | "datetime-local";
  value: string;
  min?: string;
  onChange: (value: string) => void;
};

/** A year is typed digit by digit, and with one digit too many: the others are out of range. */
const CENTURY = { date: ["2000-01-01", "2099-12-31"], "datetime-local": ["2000-01-01T00:00", "2099-12-31T23:59"] } as const;

/**
 * A day, or a day and an hour, which people type part by part: what is half typed or out of range stays in the field, waits,
 * and is told of once the field is left, or the form around it asks with `checkValidity`. `value` and what `onChange` gets are in
 * the words of the input, `""` for none.
 */
export function DateField({ type, value, min, onChange, error, ...field }: Props) {
  const [first, last] = CENTURY[type];
  const [typed, setTyped] = useState({ text: value, over: value, isWaiting: false });
  const [isLeft, setLeft] = useState(true);
  // A form that asked leads back to the field: there it says what is wrong until that is mended.
  const [isAsked, setAsked] = useState(false);
  // What is stored was changed, here or elsewhere: it stands in the field from then on.
  if (typed.over !== value) setTyped({ text: value, over: value, isWaiting: false });
  const take = ({ currentTarget: { value: text, validity } }: SyntheticEvent<HTMLInputElement>) => {
    setTyped({ text, over: value, isWaiting: !validity.valid });
    if (validity.valid) setAsked(false);
    if (validity.valid && text !== value) onChange(text);
  };
  const judge = (event: SyntheticEvent<HTMLInputElement>) => {
    setLeft(true);
    take(event);
  };
  return (
    <Field
      {...field}
      error={error ?? (typed.isWaiting && (isLeft || isAsked) ? "Enter a complete date in range. This one isn’t saved." : null)}
    >
      <TextInput
        type={type}
        min={min || first}
        max={last}
        value={typed.text}
        onFocus={() => setLeft(false)}
        // A field that never was whole says nothing until it is left: its value was empty all the time.
        onBlur={judge}
        onInvalid={(event) => {
          setAsked(true);
          judge(event);
        }}
        onChange={take}
        // Parts that are taken out again make no change where none was whole.
        onKeyUp={({ currentTarget: { validity } }) => {
          if (!validity.valid) return;
          setAsked(false);
          setTyped((now) => (now.isWaiting ? { ...now, isWaiting: false } : now));
        }}
      />
    </Field>
  );
}
