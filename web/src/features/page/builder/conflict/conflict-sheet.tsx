import type { PageDraft } from "@awning/domain/page/page";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { Time } from "#ui/time.tsx";
import * as labels from "../labels.ts";
import { ChangeIcon } from "./change-list.tsx";
import { type Both, bothTexts } from "./conflict-texts.ts";

/** Two editors saved the same page: shows both versions and asks which to keep. Nothing is saved until then. */
export function ConflictSheet({
  isOpen,
  mine,
  theirs,
  savedAt,
  onMine,
  onTheirs,
  onLater,
}: {
  isOpen: boolean;
  mine: PageDraft;
  theirs: PageDraft;
  savedAt: number;
  onMine: () => void;
  onTheirs: () => void;
  /** Postpones the decision; nothing is saved until it is made. */
  onLater: () => void;
}) {
  return (
    <ActionSheet
      title={labels.changedElsewhereTitle}
      isOpen={isOpen}
      onClose={onLater}
      confirm={labels.keepMine}
      onConfirm={onMine}
      dismiss={labels.useSavedVersion}
      onDismiss={onTheirs}
    >
      {isOpen ? (
        <div className="conflict">
          <p>{labels.changedElsewhereText(<Time at={savedAt} />)}</p>
          <p className="conflict__head">{labels.differencesInYourVersion}</p>
          <Differences all={bothTexts(theirs, mine)} />
        </div>
      ) : null}
    </ActionSheet>
  );
}

/** All differences, which the version not chosen loses. */
function Differences({ all }: { all: readonly Both[] }) {
  if (all.length === 0) return <p className="soft">{labels.noDifferences}</p>;
  return (
    <ul className="changes">
      {all.map(({ change, mine, theirs }) => (
        <li key={`${change.kind} ${change.of}`}>
          <ChangeIcon kind={change.kind} />
          <div className="changes__both">
            {change.text}
            <Side whose={labels.yours} text={mine} />
            <Side whose={labels.savedVersion} text={theirs} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Side({ whose, text }: { whose: string; text: string | null }) {
  if (text === null) return null;
  return (
    <p className="breaks changes__side">
      <span className="faint">{whose}:</span> {text}
    </p>
  );
}
