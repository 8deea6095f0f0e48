/// <reference path="./css.d.ts" />
import type { Block } from "@awning/domain/page/block";
import { walkBlocks } from "@awning/domain/page/blocks";
import ask from "./ask.css?inline";
import blocksPart from "./blocks.css?inline";
import hours from "./hours.css?inline";
import inputs from "./inputs.css?inline";
import rich from "./rich.css?inline";
import services from "./services.css?inline";

/** The styles a page of blocks needs besides its kind's; those of forms and services only when used. */
export function blocksCss(blocks: readonly Block[]): string {
  const types = new Set([...walkBlocks(blocks)].map(({ block }) => block.type));
  const hasForm = types.has("contact") || types.has("signup");
  return rich + blocksPart + (types.has("hours") ? hours : "") + (hasForm ? inputs + ask : "") + (types.has("booking") ? services : "");
}
