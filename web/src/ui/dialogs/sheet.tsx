import "./sheet.css";
import { X } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "../buttons/icon-button.tsx";

/**
 * A dialog on a wide screen, a bottom sheet on a phone. The browser's own `<dialog>` keeps the focus inside, closes on
 * Escape and gives the focus back. Its children exist only while it is open.
 */
export function Sheet({
  title,
  isOpen,
  onClose,
  children,
  foot,
  size = "md",
  isBare = false,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The acts, confirming one last. */
  foot?: ReactNode;
  size?: "md" | "lg" | "side";
  /** Hides the title (it still names the dialog), for sheets whose content speaks for itself. */
  isBare?: boolean;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressed = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  // Only a dialog that is closed gives the focus back, and one that is taken away while it is open never is.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  const ofItself = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the scrim doubles the close button and Escape
    <dialog
      ref={dialog}
      className={`dialog dialog--${size}`}
      aria-labelledby={id}
      // A sheet that its owner closed has nothing to tell; only one that the person closed.
      // One that is open again when the event arrives, as in development's double mounting, was not closed.
      onClose={({ currentTarget }) => isOpen && !currentTarget.open && onClose()}
      // A file chooser inside the dialog fires `cancel` too, and that one bubbles.
      onCancel={ofItself}
      // Marking text inside may end on the scrim: it closes by a press that began there too.
      onMouseDown={(event) => {
        isPressed.current = event.target === event.currentTarget;
      }}
      onClick={(event) => isPressed.current && ofItself(event)}
      // Whoever pressed Enter far from what is wrong is led there, whichever form refused.
      onSubmit={({ currentTarget }) => focusFirstWrong(currentTarget)}
    >
      {isOpen ? (
        <div className="dialog__in">
          <div className={isBare ? "sr" : "dialog__head"}>
            <h2 className="dialog__title" id={id}>
              {title}
            </h2>
            <IconButton icon={X} label="Close" onClick={onClose} />
          </div>
          {children}
          {foot ? <div className="dialog__foot">{foot}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}

/** After a save was refused and the errors are drawn, the first field that is wrong gets the focus, each time anew. */
export function focusFirstWrong(form: ParentNode | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
