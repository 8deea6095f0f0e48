import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Icon } from "../icon.tsx";
import "./fold-row.css";

/**
 * A part of a form as a closed row: its name, and in a few words what it holds. It opens in place, and by itself while something in
 * it is wrong.
 */
export function FoldRow({
  title,
  summary,
  isWrong = false,
  children,
}: {
  title: string;
  summary: ReactNode;
  isWrong?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  // It stays open when what was wrong is right again, because the owner is typing in it.
  if (isWrong && !isOpen) setOpen(true);
  // What was opened once is hidden and not removed: it may hold what is typed or uploading.
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <section className="fold">
      <h2 className="fold__head">
        <button
          type="button"
          className="fold__open"
          aria-expanded={isOpen}
          aria-controls={wasOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="fold__title">{title}</span>
          <span className="fold__sum">{isOpen ? null : summary}</span>
          <Icon of={ChevronDown} size="sm" />
        </button>
      </h2>
      {wasOpen ? (
        <div id={id} className="fold__in" hidden={!isOpen}>
          {children}
        </div>
      ) : null}
    </section>
  );
}
