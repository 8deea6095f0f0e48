import type { Block } from "@awning/domain/page/block";
import { useDraggable } from "@dnd-kit/core";
import { ArrowDown, ArrowUp, Copy, Ellipsis, GripVertical, type LucideIcon, Pencil, Plus, Trash2 } from "lucide-react";
import { Menu, type MenuItem } from "#ui/dialogs/menu.tsx";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { BLOCK_NAMES } from "../block-labels.ts";
import * as labels from "../labels.ts";
import { columnsBeside } from "../tree.ts";
import type { Builder } from "../use-builder.ts";

type Props = { builder: Builder; block: Block; isNarrow: boolean; onAddAfter: () => void; onCopyTo: () => void };

/** The frame of the selected block: its name, its actions, and a button to add a block below. */
export function Selection({ builder, block, isNarrow, onAddAfter, onCopyTo }: Props) {
  const { listeners, setNodeRef } = useDraggable({ id: `grip/${block.id}`, data: { blockId: block.id } });
  const name = BLOCK_NAMES[block.type];
  return (
    <>
      <div className="sel__tab" ref={setNodeRef} {...listeners}>
        <Icon of={GripVertical} size="sm" />
        {name}
      </div>
      <div className={`sel__acts ${isNarrow ? "sel__acts--above" : ""}`} role="toolbar" aria-label={labels.actions(name)}>
        {block.type === "text" ? <Act icon={Pencil} label={labels.editText} onPress={() => builder.edit(block.id)} /> : null}
        <Act icon={ArrowUp} label={uiLabels.moveUp} onPress={() => builder.step(block.id, "up")} />
        <Act icon={ArrowDown} label={uiLabels.moveDown} onPress={() => builder.step(block.id, "down")} />
        {isNarrow ? null : <Act icon={Copy} label={uiLabels.duplicate} onPress={() => builder.duplicate(block.id)} />}
        <Act icon={Trash2} label={uiLabels.remove} onPress={() => builder.remove(block.id)} />
        <Menu
          label={labels.moreFor(name)}
          items={moreActs(builder, block, isNarrow, onCopyTo)}
          trigger={(props) => (
            <button type="button" className="sel__act" aria-label={labels.moreFor(name)} title={labels.more} {...props}>
              <Icon of={Ellipsis} size="sm" />
            </button>
          )}
        />
      </div>
      <button type="button" className="sel__plus" aria-label={labels.addBlockBelow(name)} title={labels.addBlockHere} onClick={onAddAfter}>
        <Icon of={Plus} size="sm" />
      </button>
    </>
  );
}

function moreActs(builder: Builder, block: Block, isNarrow: boolean, onCopyTo: () => void): MenuItem[] {
  const { selectedPlace: place } = builder;
  const into = columnsBeside(builder.blocks, block.id).flatMap(({ block: columns, way }) =>
    columns.columns.map(
      ({ blocks }, column): MenuItem => ({
        label: labels.moveToColumn(column + 1, way),
        onSelect: () => builder.moveTo(block.id, { columnsId: columns.id, column, index: blocks.length }),
      }),
    ),
  );
  return [
    ...into,
    ...(isNarrow ? [{ label: uiLabels.duplicate, icon: Copy, onSelect: () => builder.duplicate(block.id) }] : []),
    ...(place
      ? [{ label: uiLabels.moveToTop, icon: ArrowUp, onSelect: () => builder.moveTo(block.id, { columnsId: null, column: 0, index: 0 }) }]
      : []),
    { label: labels.copyToAnotherPage, icon: Copy, onSelect: onCopyTo },
  ];
}

function Act({ icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <button type="button" className="sel__act" aria-label={label} title={label} onClick={onPress}>
      <Icon of={icon} size="sm" />
    </button>
  );
}
