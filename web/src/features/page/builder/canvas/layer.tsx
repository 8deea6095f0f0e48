import { gapOf } from "@awning/domain/page/block";
import { walkBlocks } from "@awning/domain/page/blocks";
import { useDraggable } from "@dnd-kit/core";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { BLOCK_NAMES, blockLabel, lackOf } from "../block-labels.ts";
import * as labels from "../labels.ts";
import type { Builder } from "../use-builder.ts";
import type { Drop } from "./drop-target.ts";
import { Selection } from "./selection.tsx";
import type { Layout, Rect } from "./use-layout.ts";

type Props = {
  builder: Builder;
  layout: Layout;
  scale: number;
  isNarrow: boolean;
  drop: (Drop & { words: string }) | null;
  /** The toolbar above the block whose text is edited. */
  textTools: ReactNode;
  onAddAfter: () => void;
  onCopyTo: () => void;
};

/** A box over each block of the page, which takes clicks, focus and drags instead of the page. */
export function Layer({ builder, layout, scale, isNarrow, drop, textTools, onAddAfter, onCopyTo }: Props) {
  const list = [...walkBlocks(builder.blocks)];
  const { selected } = builder;
  return (
    <div className="layer">
      <ul className="layer__list" aria-label={labels.blocksOnPage}>
        {list.map(({ block }, index) => {
          const rect = layout.blocks.get(block.id);
          const lack = lackOf(block, builder.wrong);
          return rect ? (
            <Box
              key={block.id}
              id={block.id}
              isText={block.type === "text"}
              label={labels.placeOfBlock(blockLabel(block), index + 1, list.length, lack ? `, ${lack}` : "")}
              rect={rect}
              scale={scale}
              gap={gapOf(block) ? BLOCK_NAMES[block.type] : null}
              builder={builder}
            />
          ) : null;
        })}
      </ul>
      {selected && layout.blocks.has(selected.id) ? (
        <div className={`sel ${builder.editingId ? "sel--editing" : ""}`} style={placed(layout.blocks.get(selected.id), scale)}>
          {builder.editingId ? (
            <div className="sel__tools">{textTools}</div>
          ) : (
            <Selection builder={builder} block={selected} isNarrow={isNarrow} onAddAfter={onAddAfter} onCopyTo={onCopyTo} />
          )}
        </div>
      ) : null}
      {drop ? (
        <div className="drop" style={{ left: drop.line.x * scale, width: drop.line.width * scale || undefined, top: drop.line.y * scale }}>
          <span>{drop.words}</span>
        </div>
      ) : null}
    </div>
  );
}

function Box({
  id,
  isText,
  label,
  rect,
  scale,
  gap,
  builder,
}: {
  id: string;
  /** Only text blocks are edited in place. */
  isText: boolean;
  label: string;
  rect: Rect;
  scale: number;
  gap: string | null;
  builder: Builder;
}) {
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: `block/${id}`, data: { blockId: id } });
  const isHere = builder.selected?.id === id;
  const isEdited = builder.editingId === id;
  const isWrong = builder.wrong.has(id);
  const button = useRef<HTMLButtonElement>(null);
  // A selected block gets the focus after a move, an addition or a removal, unless the focus is elsewhere on purpose.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isFree =
      activeElement === document.body ||
      activeElement === null ||
      activeElement.matches("iframe") ||
      activeElement.closest(".layer__list") !== null;
    if (isHere && isFree && !isEdited) button.current?.focus({ preventScroll: true });
  }, [isHere, isEdited]);
  const look = [
    "box",
    isHere ? "box--here" : "",
    isDragging ? "box--held" : "",
    isEdited ? "box--edited" : "",
    gap ? "box--gap" : "",
    isWrong ? "box--wrong" : "",
  ];
  return (
    <li>
      <button
        type="button"
        ref={(element) => {
          button.current = element;
          setNodeRef(element);
        }}
        {...listeners}
        className={look.filter(Boolean).join(" ")}
        style={placed(rect, scale)}
        data-box={id}
        aria-label={label}
        aria-pressed={isHere}
        onClick={() => builder.select(id)}
        onDoubleClick={isText ? () => builder.edit(id) : undefined}
        onFocus={() => {
          if (!isHere) builder.select(id);
        }}
      >
        {gap ? <span className="sr">{gap}</span> : null}
      </button>
    </li>
  );
}

/** An unfinished block may render nothing, so its box gets a minimum height. */
function placed(rect: Rect | undefined, scale: number) {
  if (!rect) return undefined;
  return { left: rect.x * scale, top: rect.y * scale, width: rect.width * scale, height: Math.max(rect.height * scale, 20) };
}
