import type { Block, BlockOf, BlockType } from "@awning/domain/page/block";

/** What the form of one type of block gets. `about` names the field, so that typing in it is one step to take back. */
export type FormProps<Type extends BlockType> = { block: BlockOf<Type>; change: (block: Block, about: string) => void };
