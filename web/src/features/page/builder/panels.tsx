import type { BlockType } from "@awning/domain/page/block";
import { useDraggable } from "@dnd-kit/core";
import { ListTree, MousePointerClick, Plus, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Tabs } from "#ui/layout/tabs.tsx";
import { BLOCK_GROUPS, BLOCK_NAMES } from "./block-labels.ts";
import * as labels from "./labels.ts";
import type { Open } from "./later-sheets.tsx";
import { TileArt } from "./tile-art.tsx";

type Props = {
  /** Whether the page is shown beside it as a drop target. */
  canDrag: boolean;
  onAdd: (type: BlockType) => void;
};

/** Every block type as a miniature: press to add it below the selected block, or drag it onto the page. */
export function AddPanel({ canDrag, onAdd }: Props) {
  return (
    <div className="addp">
      {BLOCK_GROUPS.map(({ label, types }) => (
        <section key={label} aria-label={label}>
          <h2 className="addp__group">{label}</h2>
          <ul className="tiles">
            {types.map((type) => (
              <li key={type}>
                <Tile type={type} canDrag={canDrag} onAdd={() => onAdd(type)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Tile({ type, canDrag, onAdd }: { type: BlockType; canDrag: boolean; onAdd: () => void }) {
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: `tile/${type}`, data: { type }, disabled: !canDrag });
  return (
    <button type="button" ref={setNodeRef} {...listeners} className={`tile ${isDragging ? "tile--held" : ""}`} onClick={onAdd}>
      <TileArt type={type} />
      <span>{BLOCK_NAMES[type]}</span>
    </button>
  );
}

/** A block on its way from the panel to the page. */
export function LiftedTile({ type }: { type: BlockType }) {
  return (
    <div className="tile tile--lifted">
      <TileArt type={type} />
      {BLOCK_NAMES[type]}
    </div>
  );
}

export type BlocksTab = "add" | "outline";
type BlocksProps = { tab: BlocksTab; onTab: (tab: BlocksTab) => void; count: number; children: ReactNode };

/** Beside the page on a wide screen: the block types, or the page's blocks. `count`: how many the page has. */
export function BlocksPanel({ tab, onTab, count, children }: BlocksProps) {
  return (
    <aside className="left" aria-label={labels.blocks}>
      <Tabs
        label={labels.blocks}
        items={[
          { key: "add", label: uiLabels.add },
          { key: "outline", label: labels.onThisPage, count },
        ]}
        current={tab}
        onChange={onTab}
      />
      <div className="left__scroll">{children}</div>
      <Keys />
    </aside>
  );
}

function Keys() {
  return (
    <p className="left__keys faint" aria-hidden="true">
      {labels.addMoveRemove(
        <kbd className="key">A</kbd>,
        <kbd className="key">↑</kbd>,
        <kbd className="key">↓</kbd>,
        <kbd className="key">⌫</kbd>,
      )}
    </p>
  );
}

type DockProps = { name: string; hasBlock: boolean; isTried: boolean; onOpen: (open: Open) => void; onTry: () => void };

/** Below the page on a narrow screen, where the panels are sheets. */
export function Dock({ name, hasBlock, isTried, onOpen, onTry }: DockProps) {
  return (
    <nav className="dock" aria-label={labels.editor}>
      <DockButton icon={<Icon of={Plus} />} label={uiLabels.add} onPress={() => onOpen("add")} />
      <DockButton icon={<Icon of={SlidersHorizontal} />} label={name} isOff={!hasBlock} onPress={() => onOpen("props")} />
      <DockButton icon={<Icon of={ListTree} />} label={labels.layout} onPress={() => onOpen("outline")} />
      <DockButton icon={<Icon of={MousePointerClick} />} label={isTried ? uiLabels.edit : labels.preview} onPress={onTry} />
    </nav>
  );
}

function DockButton({ icon, label, isOff = false, onPress }: { icon: ReactNode; label: string; isOff?: boolean; onPress: () => void }) {
  return (
    <button type="button" className="dock__act" disabled={isOff} onClick={onPress}>
      {icon}
      <span className="clip">{label}</span>
    </button>
  );
}
