import { type Block, type BlockOf, type BlockProps, type BlockType, newBlock } from "./block.ts";

type Make = <Type extends Exclude<BlockType, "columns">>(type: Type, props?: Partial<BlockProps<Type>>) => Block;

/** New blocks of one page each time: `make` fills in props, `side` puts blocks side by side. */
export function makeBlocks(draw: (make: Make, side: (...columns: Block[][]) => Block) => Block[]): (newId: () => string) => Block[] {
  return (newId) => {
    const make: Make = (type, props = {}) => withProps(newBlock(type, newId()), props);
    const side = (...columns: Block[][]): Block => ({ ...newBlock("columns", newId()), columns: columns.map((blocks) => ({ blocks })) });
    return draw(make, side);
  };
}

function withProps<Type extends BlockType>(block: BlockOf<Type>, props: Partial<BlockProps<Type>>): Block {
  const filled: Block = { ...block };
  Object.assign(filled, { props: { ...block.props, ...props } });
  return filled;
}
