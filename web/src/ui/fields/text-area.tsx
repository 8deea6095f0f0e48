import type { ComponentProps } from "react";
import { useFieldControl } from "./field.tsx";
import "./input.css";

/** A multi-line text field that grows with its content. */
export function TextArea({ className = "", ...rest }: ComponentProps<"textarea">) {
  const control = useFieldControl();
  const isWrong = control["aria-invalid"] || rest["aria-invalid"] === true;
  return <textarea {...control} {...rest} className={`input input--area ${isWrong ? "input--wrong" : ""} ${className}`} />;
}
