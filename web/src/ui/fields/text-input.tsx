import type { ComponentProps, ReactNode } from "react";
import { useFieldControl } from "./field.tsx";
import "./input.css";

/** A one-line text field. `before` and `after` are inside its border, for example a currency symbol. */
export function TextInput({ before, after, className = "", ...rest }: { before?: ReactNode; after?: ReactNode } & ComponentProps<"input">) {
  const control = useFieldControl();
  const isWrong = control["aria-invalid"] || rest["aria-invalid"] === true;
  const look = `input ${isWrong ? "input--wrong" : ""} ${className}`;
  if (before === undefined && after === undefined) return <input {...control} {...rest} className={look} />;
  return (
    <span className={`${look} input--affix`}>
      {before === undefined ? null : <span className="soft input__before">{before}</span>}
      <input {...control} {...rest} />
      {after}
    </span>
  );
}
