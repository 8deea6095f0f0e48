import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import "./field.css";
import { Icon } from "../icon.tsx";

type FieldContext = { id: string; describedBy: string | undefined; isWrong: boolean };
const Context = createContext<FieldContext | null>(null);

/** The props that connect a control inside a {@link Field} to its label, hint and error. */
export function useFieldControl(): { id?: string; "aria-describedby"?: string; "aria-invalid"?: true } {
  const field = useContext(Context);
  if (!field) return {};
  return { id: field.id, "aria-describedby": field.describedBy, "aria-invalid": field.isWrong || undefined };
}

/**
 * A labeled control with its hint and error. The error is added: hint and typed text stay. `count` shows the length against a
 * limit once more than half is used.
 */
export function Field({
  label,
  note,
  hint,
  error,
  count,
  children,
  className = "",
}: {
  label: ReactNode;
  /** A note after the label, for example "optional". */
  note?: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  count?: { used: number; max: number };
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  const ids = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return (
    <Context value={{ id, describedBy: ids || undefined, isWrong: Boolean(error) }}>
      <div className={`field ${className}`}>
        <span className="field__top">
          <label className="field__label" htmlFor={id}>
            {label} {note ? <span className="faint">{note}</span> : null}
          </label>
          {count && count.used > count.max / 2 ? (
            <span className={`field__count num ${count.used > count.max ? "field__count--over" : ""}`}>
              {count.used} of {count.max}
            </span>
          ) : null}
        </span>
        {children}
        {error ? (
          <span className="field__error" id={`${id}-error`} role="alert">
            <Icon of={CircleAlert} size="sm" /> {error}
          </span>
        ) : null}
        {hint ? (
          <span className="field__hint" id={`${id}-hint`}>
            {hint}
          </span>
        ) : null}
      </div>
    </Context>
  );
}
