import "./rich.css";
import { parsePastedUrl } from "@awning/domain/link/pasted";
import { refusedHost } from "@awning/domain/rich-text/refused-hosts";
import { type RichText, tidyRichText } from "@awning/domain/rich-text/rich-text";
import { Bold, Check, Italic, Link, List, ListOrdered, type LucideIcon, Redo2, Undo2, Unlink } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { type History, redo, startHistory, step, undo } from "#ui/history.ts";
import { Icon } from "#ui/icon.tsx";
import { makeShape, setLink, toggleBold, toggleItalic } from "./actions.ts";
import type { RichView } from "./use-rich-view.ts";

const SHAPES = [
  { key: "p", label: "Text" },
  { key: "h2", label: "Large heading" },
  { key: "h3", label: "Heading" },
  { key: "h4", label: "Small heading" },
] as const;

/** The formatting toolbar. `steps` are for a text that is not part of an editor with its own history. */
export function RichToolbar({ view, label, steps }: { view: RichView; label: string; steps?: TextSteps }) {
  const { here, run } = view;
  const [isLinking, setLinking] = useState(false);
  const shape = SHAPES.find(({ key }) => key === here.shape)?.key ?? "";
  return (
    <div className="richbar" role="toolbar" aria-label={label}>
      <select
        className="richbar__shape"
        aria-label="Paragraph style"
        value={shape}
        onChange={(event) => {
          const chosen = SHAPES.find(({ key }) => key === event.currentTarget.value);
          if (chosen) run(makeShape(chosen.key));
        }}
      >
        {shape === "" ? <option value="">List</option> : null}
        {SHAPES.map(({ key, label: words }) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
      <Act icon={Bold} label="Bold" isOn={here.bold} onPress={() => run(toggleBold)} />
      <Act icon={Italic} label="Italic" isOn={here.italic} onPress={() => run(toggleItalic)} />
      <Act icon={Link} label="Link" isOn={here.link !== null || isLinking} onPress={() => setLinking(!isLinking)} />
      <Act icon={List} label="Bulleted list" isOn={here.shape === "ul"} onPress={() => run(makeShape("ul"))} />
      <Act icon={ListOrdered} label="Numbered list" isOn={here.shape === "ol"} onPress={() => run(makeShape("ol"))} />
      {steps ? (
        <span className="richbar__steps">
          <Act icon={Undo2} label="Undo" isOff={!steps.undo} onPress={() => steps.undo?.()} />
          <Act icon={Redo2} label="Redo" isOff={!steps.redo} onPress={() => steps.redo?.()} />
        </span>
      ) : null}
      {isLinking ? (
        <LinkForm
          address={here.link ?? ""}
          onSet={(href) => {
            setLinking(false);
            run(setLink(href));
          }}
        />
      ) : null}
    </div>
  );
}

type ActProps = { icon: LucideIcon; label: string; isOn?: boolean; isOff?: boolean; onPress: () => void };

function Act({ icon, label, isOn, isOff, onPress }: ActProps) {
  return (
    <button
      type="button"
      className="richbar__act"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isOff}
      // Keeps the caret in the text.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon of={icon} size="sm" />
    </button>
  );
}

function LinkForm({ address, onSet }: { address: string; onSet: (href: string | null) => void }) {
  const [typed, setTyped] = useState(address);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const link = parsePastedUrl(typed);
    if ("url" in link && refusedHost(link.url) === null) onSet(link.url);
    else setWrong(true);
  };
  return (
    <form className="richbar__link" onSubmit={submit} noValidate>
      <input
        // biome-ignore lint/a11y/noAutofocus: the form was opened to type here
        autoFocus
        aria-label="Link address"
        aria-invalid={isWrong || undefined}
        placeholder="shop.example"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <button type="submit" className="richbar__act" aria-label="Apply link" title="Apply link">
        <Icon of={Check} size="sm" />
      </button>
      {address ? (
        <button type="button" className="richbar__act" aria-label="Remove link" title="Remove link" onClick={() => onSet(null)}>
          <Icon of={Unlink} size="sm" />
        </button>
      ) : null}
      {isWrong ? (
        <span className="richbar__wrong" role="alert">
          Enter a valid link, such as shop.example or mailto:name@shop.example.
        </span>
      ) : null}
    </form>
  );
}

/** Undo and redo of a text; `null` when there is none. */
export type TextSteps = { undo: (() => void) | null; redo: (() => void) | null };

/**
 * Records the edits of a text: `present` is the text as written, before normalization. A text another user changed starts a
 * new history, so no one undoes others' changes.
 */
export function useTextSteps(text: RichText, onChange: (text: RichText) => void) {
  const history = useRef<History<RichText>>(startHistory(text));
  // The stored text comes back normalized, which is no change by the user.
  if (!isSame(history.current.present, text)) history.current = startHistory(text);
  const go = (there: History<RichText>) => {
    history.current = there;
    onChange(there.present);
  };
  const write = (written: RichText) => go(step(history.current, written, { label: "", about: "text", at: Date.now() }));
  const { past, future } = history.current;
  const steps: TextSteps = {
    undo: past.length > 0 ? () => go(undo(history.current)) : null,
    redo: future.length > 0 ? () => go(redo(history.current)) : null,
  };
  return { present: history.current.present, write, steps };
}

function isSame(one: RichText, other: RichText): boolean {
  return one === other || JSON.stringify(tidyRichText(one)) === JSON.stringify(tidyRichText(other));
}
