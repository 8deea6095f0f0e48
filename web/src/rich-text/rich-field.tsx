import type { RichText } from "@awning/domain/rich-text/rich-text";
import { useState } from "react";
import { RichToolbar } from "./rich-toolbar.tsx";
import { useRichView } from "./use-rich-view.ts";
import "./rich.css";

/** A rich text as a form field. */
export function RichField({ label, text, onChange }: { label: string; text: RichText; onChange: (text: RichText) => void }) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const view = useRichView({ host, text, onChange, label, className: "richfield__text", isFocused: false });
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        {label}
      </span>
      <div className="richfield">
        {view ? <RichToolbar view={view} label={`Formatting: ${label}`} /> : null}
        <div ref={setHost} />
      </div>
    </div>
  );
}
