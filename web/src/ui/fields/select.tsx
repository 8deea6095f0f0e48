import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../icon.tsx";
import { useFieldControl } from "./field.tsx";
import "./input.css";
import "./select.css";

/** The native select in our style, so keyboard, touch and assistive technology work. */
export function Select({ className = "", children, ...rest }: ComponentProps<"select">) {
  const control = useFieldControl();
  const isWrong = control["aria-invalid"] || rest["aria-invalid"] === true;
  return (
    <span className={`select ${className}`}>
      <select {...control} {...rest} className={`input ${isWrong ? "input--wrong" : ""}`}>
        {children}
      </select>
      <Icon of={ChevronDown} size="sm" />
    </span>
  );
}
