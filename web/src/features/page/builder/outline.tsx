import type { Block } from "@awning/domain/page/block";
import { walkBlocks } from "@awning/domain/page/blocks";
import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { blockLabel, lackOf } from "./block-labels.ts";
import * as labels from "./labels.ts";
import type { Builder } from "./use-builder.ts";

/** The blocks of the page as a list, with what is unfinished. */
export function Outline({ builder, onChosen }: { builder: Builder; onChosen?: () => void }) {
  const list = [...walkBlocks(builder.blocks)];
  if (list.length === 0) return <p className="outline__none soft">{labels.noBlocksHint}</p>;
  return (
    <ol className="outline" aria-label={labels.blocksOnThisPageLabel}>
      {list.map(({ block, depth }) => (
        <OutlineRow key={block.id} block={block} depth={depth} builder={builder} onChosen={onChosen} />
      ))}
    </ol>
  );
}

function OutlineRow({
  block,
  depth,
  builder,
  onChosen,
}: {
  block: Block;
  depth: number;
  builder: Builder;
  onChosen: (() => void) | undefined;
}) {
  const lack = lackOf(block, builder.wrong);
  const isHere = builder.selected?.id === block.id;
  return (
    <li className={`outline__row ${isHere ? "outline__row--here" : ""}`} style={{ paddingInlineStart: depth * 16 }}>
      <button
        type="button"
        className="outline__name clip"
        aria-current={isHere ? "true" : undefined}
        onClick={() => {
          builder.select(block.id);
          onChosen?.();
        }}
      >
        {blockLabel(block)}
        {lack ? <span className="outline__gap"> {lack}</span> : null}
      </button>
      <IconButton icon={ArrowUp} label={labels.moveUpLabel(blockLabel(block))} onClick={() => builder.step(block.id, "up")} />
      <IconButton icon={ArrowDown} label={labels.moveDownLabel(blockLabel(block))} onClick={() => builder.step(block.id, "down")} />
    </li>
  );
}
