import { HEX_COLOR } from "@awning/domain/design/design";
import { useState } from "react";

/** What somebody types as a colour: taken as soon as it is one, put right when they leave the field. */
export function useHexText(value: string, onPick: (colour: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    text: typed ?? value.toUpperCase(),
    type: (text: string) => {
      setTyped(text);
      const colour = toHex(text);
      if (colour) onPick(colour);
    },
    leave: () => setTyped(null),
  };
}

/** `#RRGGBB` with or without its sign; `null` while it is no colour yet. */
export function toHex(text: string): string | null {
  const colour = `#${text.trim().replace(/^#/, "").toLowerCase()}`;
  return HEX_COLOR.test(colour) ? colour : null;
}
