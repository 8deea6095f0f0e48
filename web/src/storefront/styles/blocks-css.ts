/// <reference path="./css.d.ts" />
import type { Block } from "@awning/domain/block";
import { walkBlocks } from "@awning/domain/blocks";
import ask from "./ask.css?inline";
import blocksPart from "./blocks.css?inline";
import inputs from "./inputs.css?inline";
import rich from "./rich.css?inline";

/** What a page of blocks needs besides the styles of its kind; forms only where there is one. */
export function blocksCss(blocks: readonly Block[]): string {
  const hasForm = [...walkBlocks(blocks)].some(({ block }) => block.type === "contact" || block.type === "signup");
  return rich + blocksPart + (hasForm ? inputs + ask : "");
}
