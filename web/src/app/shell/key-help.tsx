import { Key } from "#ui/count.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { findKey } from "./use-shortcuts.ts";

const KEYS: readonly { keys: readonly string[]; text: string }[] = [
  { keys: [findKey()], text: "Search or jump to anything" },
  { keys: ["?"], text: "Show these shortcuts" },
  { keys: ["j", "k", "x"], text: "Next and previous order in the list, select it" },
  { keys: ["↵"], text: "Open the selected item" },
  { keys: ["Space", "↑", "↓"], text: "Pick up a link, move it, drop it" },
  { keys: ["Esc"], text: "Close or cancel" },
];

/** The keyboard shortcuts that work here. */
export function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet title="Keyboard shortcuts" isOpen={isOpen} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
