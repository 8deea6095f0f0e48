import { type ReactNode, useRef, useState } from "react";
import type { Checked } from "#form/read-fields.ts";

type Props = {
  /** What is edited, for example "Price of Bud vase". */
  label: string;
  /** The number as an input shows it. */
  typedNow: string;
  inputMode: "numeric" | "decimal";
  read: (typed: string) => Checked<number>;
  /** `before` is `typedNow` from when it was opened. */
  onSave: (value: number, before: string) => void;
  /** The number as the list shows it. */
  children: ReactNode;
};

/** A number of a list that is edited in its place: a press opens it, Enter and leaving it store it, Escape leaves it as it was. */
export function InlineNumber({ label, typedNow, inputMode, read, onSave, children }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [before, setBefore] = useState(typedNow);
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** @param returns whether the focus goes back to the number: not when it was left for something else */
  const close = (returns = true) => {
    setTyped(null);
    setProblem(null);
    if (returns) requestAnimationFrame(() => button.current?.focus());
  };
  if (typed === null) {
    return (
      <button
        ref={button}
        type="button"
        className="inline-number num"
        title={label}
        onClick={() => {
          setTyped(typedNow);
          setBefore(typedNow);
        }}
      >
        <span>{children}</span>
        <span className="sr">, {label}</span>
      </button>
    );
  }
  const result = read(typed);
  const save = (returns = true) => {
    if (typed.trim() === before) return close(returns);
    if ("error" in result) return setProblem(result.error);
    onSave(result.value, before);
    close(returns);
  };
  return (
    <span className="inline-number__edit">
      <input
        // biome-ignore lint/a11y/noAutofocus: the press that opened it asked for it
        autoFocus
        className={`input num ${problem ? "input--wrong" : ""}`}
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        inputMode={inputMode}
        autoComplete="off"
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(null);
        }}
        onBlur={() => ("value" in result ? save(false) : close(false))}
        onKeyDown={(event) => {
          if (event.key === "Enter") save();
          if (event.key === "Escape") close();
        }}
      />
      {problem ? (
        <span className="inline-number__problem" role="alert">
          {problem}
        </span>
      ) : null}
    </span>
  );
}
