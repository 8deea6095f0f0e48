import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import * as labels from "./labels.ts";

type Props = {
  name: string;
  label: string;
  value: string;
  error?: string;
  hint?: string;
  type?: HTMLInputTypeAttribute;
  autoComplete: HTMLInputAutoCompleteAttribute;
  optional?: boolean;
  /** Whether it gets the focus when the page loads; with script, the script does this. */
  isFirstWrong?: boolean;
  /** Whether the total depends on it, so that the script asks for a new one. */
  isRequoted?: boolean | undefined;
};

/** A form field with its label, hint and error message. */
export function Field(props: Props) {
  const { name, label, value, error, hint, type = "text", autoComplete, optional = false, isFirstWrong = false, isRequoted } = props;
  const described = [error ? `${name}-error` : "", hint ? `${name}-hint` : ""].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {optional && <span className="soft">{labels.optional}</span>}
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
        data-requote={isRequoted}
      />
      <FieldError name={name} error={error} />
      {hint && <small id={`${name}-hint`}>{hint}</small>}
    </div>
  );
}

type SelectProps = Pick<Props, "name" | "value" | "autoComplete" | "optional" | "isFirstWrong"> & {
  error: string | undefined;
  /** What stands there until one is chosen. */
  none: string;
  /** The options. */
  children: ReactNode;
};

/** A form field with a list of options, and its error message. */
export function Select({ name, value, error, autoComplete, optional = false, isFirstWrong = false, none, children }: SelectProps) {
  return (
    <>
      <select
        id={name}
        name={name}
        defaultValue={value}
        autoComplete={autoComplete}
        aria-required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        // biome-ignore lint/a11y/noAutofocus: only after a refused form, to lead to what has to be mended
        autoFocus={isFirstWrong}
      >
        <option value="">{none}</option>
        {children}
      </select>
      <FieldError name={name} error={error} />
    </>
  );
}

type TickProps = Pick<Props, "name" | "value" | "isFirstWrong"> & {
  isTicked: boolean;
  isRequired?: boolean;
  error: string | undefined;
  /** What is agreed to. */
  children: ReactNode;
};

/** A checkbox with what is agreed to, and its error message. */
export function Tick({ name, value, isTicked, isRequired, error, isFirstWrong, children }: TickProps) {
  return (
    <div>
      <label className="tick">
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isTicked}
          aria-required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          // biome-ignore lint/a11y/noAutofocus: only after a refused form, to lead to what has to be mended
          autoFocus={isFirstWrong}
        />
        <span>{children}</span>
      </label>
      <FieldError name={name} error={error} />
    </div>
  );
}

/** The error message of one field. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span className="err" id={`${name}-error`}>
      <Icon name="triangle" size={18} />
      {error}
    </span>
  );
}

type OptionProps = { name: string; value: string; isChosen: boolean; title: string; words: ReactNode; price?: string };

/** One of several options, as a large radio button. */
export function Option({ name, value, isChosen, title, words, price }: OptionProps) {
  return (
    <label className="opt">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span className="opt__body">
        <b>{title}</b>
        <span>{words}</span>
      </span>
      {price && <b className="num">{price}</b>}
    </label>
  );
}
