import "./rich.css";
import type { RichText } from "@awning/domain/rich-text/rich-text";
import { useEffect, useRef, useState } from "react";
import { useFieldControl } from "#ui/fields/field.tsx";
import { RichToolbar, type TextSteps, useTextSteps } from "./rich-toolbar.tsx";
import { useRichView } from "./use-rich-view.ts";

export type RichInputProps = {
  label: string;
  placeholder: string;
  text: RichText;
  onChange: (text: RichText) => void;
  hasRoom: (text: RichText) => boolean;
  onFocus: () => void;
  onBlur: () => void;
};

/** A rich text as the control of a field, with its own undo history. */
export function RichInput({ label, placeholder, text, onChange, hasRoom, onFocus, onBlur }: RichInputProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const { present, write, steps } = useTextSteps(text, onChange);
  const { id = "", "aria-describedby": describedBy, "aria-invalid": isWrong } = useFieldControl();
  const attributes = {
    id,
    // A scrollable element must be reachable by keyboard.
    tabindex: "0",
    "aria-placeholder": placeholder,
    ...(describedBy && { "aria-describedby": describedBy }),
    ...(isWrong && { "aria-invalid": "true" }),
  };
  const view = useRichView({
    host,
    text: present,
    onChange: write,
    label,
    className: "richfield__text",
    isFocused: false,
    hasRoom,
    attributes,
  });
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ steps, onFocus, onBlur });
  latest.current = { steps, onFocus, onBlur };

  useEffect(() => {
    const { current } = box;
    if (!current || !host) return;
    const stop = new AbortController();
    const { signal } = stop;
    current.addEventListener("focusin", () => latest.current.onFocus(), { signal });
    current.addEventListener("focusout", (event) => isWithin(event, current) || latest.current.onBlur(), { signal });
    host.addEventListener("keydown", (event) => takeStep(event, stepOfKey(event), latest.current.steps), { signal });
    // Phones undo typing with a gesture.
    host.addEventListener("beforeinput", (event) => takeStep(event, STEPS_OF_INPUT[event.inputType], latest.current.steps), { signal });
    // A label focuses only inputs.
    const name = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    name?.addEventListener("click", () => document.getElementById(id)?.focus(), { signal });
    return () => stop.abort();
  }, [host, id]);

  return (
    <div className={`richfield ${isWrong ? "richfield--wrong" : ""}`} ref={box}>
      {view ? <RichToolbar view={view} label="Formatting" steps={steps} /> : null}
      <div ref={setHost} className="richfield__host" data-placeholder={present.length === 0 ? placeholder : undefined} />
    </div>
  );
}

const STEPS_OF_INPUT: Record<string, keyof TextSteps> = { historyUndo: "undo", historyRedo: "redo" };

function stepOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): keyof TextSteps | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === "y") return "redo";
  if (key.toLowerCase() !== "z") return undefined;
  return shiftKey ? "redo" : "undo";
}

function takeStep(event: Event, way: keyof TextSteps | undefined, steps: TextSteps): void {
  if (!way) return;
  event.preventDefault();
  steps[way]?.();
}

function isWithin({ relatedTarget }: FocusEvent, box: Element): boolean {
  return relatedTarget instanceof Node && box.contains(relatedTarget);
}
