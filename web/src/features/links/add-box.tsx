import { Link as LinkIcon } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { LINK_ICONS, LINK_KIND_WORDS } from "./link-icons.ts";
import { ADDRESS_WORDS, type Recognised, recogniseLink } from "./recognise.ts";

/** One field that takes whatever was copied and says what it understood. What `onAdd` does not take stays in it. */
export function AddBox({ onAdd }: { onAdd: (link: Recognised) => boolean }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isRefused, setRefused] = useState(false);
  const [search, setSearch] = useSearchParams();
  const link = recogniseLink(typed);
  const understood = "type" in link ? link : null;

  useEffect(() => {
    if (!search.has("add")) return;
    input.current?.focus();
    setSearch({}, { replace: true });
  }, [search, setSearch]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!understood);
    if (!understood) return input.current?.focus();
    if (onAdd(understood)) setTyped("");
  };
  return (
    <form className="addbox" onSubmit={submit} noValidate>
      <label className={`input input--affix ${isRefused ? "input--wrong" : ""}`}>
        <Icon of={understood ? LINK_ICONS[understood.type] : LinkIcon} />
        <input
          ref={input}
          value={typed}
          placeholder="Paste an address, a mail or a phone number"
          aria-label="New link"
          aria-describedby={`${id}-says`}
          aria-invalid={isRefused || undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setRefused(false);
          }}
        />
        <Button type="submit" variant="primary">
          <span>
            Add<span className="only-desk"> link</span>
          </span>
        </Button>
      </label>
      <p className={isRefused ? "addbox__says addbox__says--wrong" : "addbox__says"} id={`${id}-says`} role="status">
        {isRefused && "reason" in link ? ADDRESS_WORDS[link.reason] : understood ? LINK_KIND_WORDS[understood.type] : ""}
      </p>
    </form>
  );
}
