import type { BlockType } from "@awning/domain/page/block";
import { useDraggable } from "@dnd-kit/core";
import { BLOCK_GROUPS, BLOCK_NAMES } from "./block-labels.ts";
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
