import { Key } from "#ui/key.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { findKey } from "./use-shortcuts.ts";

const KEYS: readonly { keys: readonly string[]; text: string }[] = [
  { keys: [findKey()], text: "Find or do anything" },
  { keys: ["?"], text: "Show these keys" },
  { keys: ["j", "k"], text: "Next and previous order in the list" },
  { keys: ["↵"], text: "Open what is chosen" },
  { keys: ["Space", "↑", "↓"], text: "Lift a link, move it, set it down" },
  { keys: ["Esc"], text: "Close or give up" },
];

/** The keys that work here. */
export function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet title="Keys" isOpen={isOpen} onClose={onClose}>
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
