import { useEffect, useRef } from "react";

const WRITING = "textarea,input:not([type=file]),[contenteditable]";

/**
 * Pictures from the clipboard are for the picker that has the focus; where there is only one, they are for that, unless somebody
 * writes a text that they may be meant for. One pasted picture never lands in two places.
 */
export function usePastedFiles(take: (files: File[]) => void) {
  const latest = useRef(take);
  latest.current = take;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const { activeElement: held } = document;
      const isFree = document.querySelectorAll(".pics").length === 1 && !held?.matches(WRITING);
      if (files.length === 0 || !(isFree || group.current?.contains(held))) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
  return group;
}
