import { type ComponentProps, type SyntheticEvent, useState } from "react";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

type Props = Omit<ComponentProps<typeof Field>, "children"> & {
  type: "date" | "datetime-local";
  value: string;
  min?: string;
  onChange: (value: string) => void;
};

/** A year is typed digit by digit, and may have one too many; those values are out of range. */
const CENTURY = { date: ["2000-01-01", "2099-12-31"], "datetime-local": ["2000-01-01T00:00", "2099-12-31T23:59"] } as const;

/**
 * A date, or a date and time. An incomplete or out-of-range input stays in the field and is reported when the field is left,
 * or when its form calls `checkValidity`. `value` and the argument of `onChange` use the input's format, `""` for none.
 */
export function DateField({ type, value, min, onChange, error, ...field }: Props) {
  const [first, last] = CENTURY[type];
  const [typed, setTyped] = useState({ text: value, over: value, isWaiting: false });
  const [isLeft, setLeft] = useState(true);
  // After the form asked, the field shows its error until it is fixed.
  const [isAsked, setAsked] = useState(false);
  // A stored value that changed, here or elsewhere, replaces the input.
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
        // An incomplete field reports no change until it is left, because its value was empty throughout.
        onBlur={judge}
        onInvalid={(event) => {
          setAsked(true);
          judge(event);
        }}
        onChange={take}
        // Clearing parts of an incomplete date is no change.
        onKeyUp={({ currentTarget: { validity } }) => {
          if (!validity.valid) return;
          setAsked(false);
          setTyped((now) => (now.isWaiting ? { ...now, isWaiting: false } : now));
        }}
      />
    </Field>
  );
}
