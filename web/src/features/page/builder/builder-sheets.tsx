import type { ReactNode } from "react";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import * as labels from "./labels.ts";
import type { LaterProps } from "./later-sheets.tsx";
import { Outline } from "./outline.tsx";
import { PropsPanel } from "./props/props-panel.tsx";

const laterSheets = lazyPart(() => import("./later-sheets.tsx"));

type Props = LaterProps & {
  isNarrow: boolean;
  /** What the selected block is called. */
  name: string;
  addPanel: ReactNode;
};

/** The sheets of the editor: on a narrow screen its panels, and on any screen what its menu opens. */
export function BuilderSheets({ isNarrow, name, addPanel, ...later }: Props) {
  const { builder, open, onClose } = later;
  const part = laterSheets.usePart();
  return (
    <>
      <Sheet title={labels.addABlock} isOpen={isNarrow && open === "add"} onClose={onClose}>
        {addPanel}
      </Sheet>
      <Sheet title={labels.onThisPage} isOpen={isNarrow && open === "outline"} onClose={onClose}>
        <Outline builder={builder} onChosen={onClose} />
      </Sheet>
      <Sheet title={name} isOpen={isNarrow && open === "props" && builder.selected !== null} onClose={onClose}>
        <PropsPanel builder={builder} hasTitle={false} />
      </Sheet>
      {part ? <part.LaterSheets {...later} /> : null}
    </>
  );
}
