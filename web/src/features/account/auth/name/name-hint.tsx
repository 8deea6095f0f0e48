import { Check, CircleAlert, Lock } from "lucide-react";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Icon } from "#ui/icon.tsx";
import "./name.css";
import * as labels from "#features/account/auth/name/labels.ts";
import { NAME_RULE, usernameError, type Words } from "./name-labels.ts";
import type { NameAnswer } from "./use-name-check.ts";

const ICONS = { good: Check, bad: CircleAlert, hold: Lock, wait: null } as const;

/** The result of the live check: its text and the field's color. */
export function wordsOf(answer: NameAnswer): Words {
  switch (answer.state) {
    case "idle":
      return { tone: "wait", text: NAME_RULE };
    case "checking":
      return { tone: "wait", text: labels.checking };
    case "free":
      return { tone: "good", text: `/${answer.name} is free.` };
    case "unknown":
      return { tone: "wait", text: failureLabel(answer.failure) };
    case "refused": {
      const words = usernameError(answer.name, answer.refusal);
      const offer = answer.ideas?.length ? (answer.ideas.length === 1 ? labels.thisOneIsFree : labels.theseAreFree) : "";
      return { ...words, text: words.text + offer };
    }
  }
}

/** The live result below a username field, announced politely, with free alternatives. */
export function NameHint({
  answer,
  note,
  onPick,
  onAgain,
}: {
  answer: NameAnswer;
  /** Shown once the rules are met, for example what happens to the old name. */
  note?: string;
  onPick: (name: string) => void;
  onAgain: () => void;
}) {
  const { tone, text } = wordsOf(answer);
  const glyph = ICONS[tone];
  const ideas = answer.state === "refused" ? (answer.ideas ?? []) : [];
  return (
    <span className="name-say">
      <span className={`name-say__words name-say__words--${tone}`} role="status" aria-live="polite">
        {glyph ? <Icon of={glyph} /> : null}
        <span>
          {text}
          {note ? ` ${note}` : ""}
        </span>
      </span>
      {answer.state === "unknown" ? (
        <button type="button" className="link" onClick={onAgain}>
          {labels.checkAgain}
        </button>
      ) : null}
      {ideas.length > 0 ? (
        <span className="name-say__ideas">
          {ideas.map((idea) => (
            <button key={idea} type="button" className="name-say__idea" onClick={() => onPick(idea)}>
              /{idea}
            </button>
          ))}
        </span>
      ) : null}
    </span>
  );
}
