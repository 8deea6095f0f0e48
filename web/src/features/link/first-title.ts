import { LINK_TITLE_MAX } from "@awning/domain/link/link";
import { withinUnits } from "@awning/domain/values/characters";
import { cleanLine } from "@awning/domain/values/text";

/** The title that a link gets from the name of what it leads to: as much of the name as a title holds, to be edited. */
export function firstTitle(name: string): string {
  return withinUnits(cleanLine(name), LINK_TITLE_MAX).trim();
}
