import { useEffect, useRef } from "react";
import type { OwnSite } from "#data/site/sites.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import "./palette.css";

/** The palette's content searches everything, so it loads after the first screen. */
export const paletteBody = lazyPart(async () => (await import("./palette-body.tsx")).PaletteBody);

/** The command palette: one field that searches and navigates. Opens with Ctrl/Cmd-K. */
export function Palette({
  site,
  isOpen,
  onClose,
  onHelp,
}: {
  site: OwnSite | null;
  isOpen: boolean;
  onClose: () => void;
  onHelp: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const PaletteBody = paletteBody.usePart(isOpen);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the scrim doubles Escape
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Search or jump to…"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {isOpen && PaletteBody ? <PaletteBody site={site} onClose={onClose} onHelp={onHelp} /> : null}
    </dialog>
  );
}
