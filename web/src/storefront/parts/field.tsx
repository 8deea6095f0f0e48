import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react";
import { FieldError } from "./field-error.tsx";

type Props = {
  name: string;
  label: string;
  value: string;
  error?: string;
  hint?: string;
  type?: HTMLInputTypeAttribute;
  autoComplete: HTMLInputAutoCompleteAttribute;
  optional?: boolean;
  /** Whether it waits for the buyer as soon as the page is there; with script the script does that. */
  isFirstWrong?: boolean;
};

/** One line of a form with its label, its hint and what is wrong with it. */
export function Field({ name, label, value, error, hint, type = "text", autoComplete, optional = false, isFirstWrong = false }: Props) {
  const described = [error ? `${name}-error` : "", hint ? `${name}-hint` : ""].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {optional && <span className="soft">(optional)</span>}
      </label>
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        aria-required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        // biome-ignore lint/a11y/noAutofocus: only after a refused form, to lead to what has to be mended
        autoFocus={isFirstWrong}
      />
      <FieldError name={name} error={error} />
      {hint && <small id={`${name}-hint`}>{hint}</small>}
    </div>
  );
}
