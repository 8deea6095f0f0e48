import { Key } from "#ui/count.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import * as labels from "./labels.ts";
import { findKey } from "./use-shortcuts.ts";

const KEYS: readonly { keys: readonly string[]; text: string }[] = [
  { keys: [findKey()], text: labels.searchOrJumpToAnything },
  { keys: ["?"], text: labels.showTheseShortcuts },
  { keys: ["j", "k"], text: labels.nextAndPreviousOrderIn },
  { keys: ["↵"], text: labels.openTheSelectedItem },
  { keys: ["Space", "↑", "↓"], text: labels.pickUpALinkMove },
  { keys: ["Esc"], text: labels.closeOrCancel },
];

/** The keys that work here. */
export function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet title={labels.keyboardShortcuts} isOpen={isOpen} onClose={onClose}>
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
