import { parsePastedUrl } from "@awning/domain/link/pasted";
import { refusedHost } from "@awning/domain/rich-text/refused-hosts";
import { Bold, Check, Italic, Link, List, ListOrdered, type LucideIcon, Redo2, Undo2, Unlink } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { makeShape, setLink, toggleBold, toggleItalic } from "./acts.ts";
import type { RichView } from "./use-rich-view.ts";
import type { TextSteps } from "./use-text-steps.ts";
import "./rich.css";

const SHAPES = [
  { key: "p", label: "Text" },
  { key: "h2", label: "Large heading" },
  { key: "h3", label: "Heading" },
  { key: "h4", label: "Small heading" },
] as const;

/** What can be done with the letters of a text. `steps` are those of a text that is not part of something with a history of its own. */
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
      // The caret stays in the text.
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
