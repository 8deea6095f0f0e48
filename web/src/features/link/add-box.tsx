import { LINK_REFUSALS } from "@awning/domain/link/pasted";
import { NEEDS_COUNTRY } from "@awning/domain/link/phone";
import { Link as LinkIcon } from "lucide-react";
import { type ClipboardEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";
import { MethodChoice } from "./link-fields.tsx";
import { LINK_ICONS, LINK_KIND_WORDS } from "./link-icons.ts";
import { contactMethods, type Recognised, recogniseLink, type Way } from "./recognise.ts";

/**
 * One field that accepts whatever was pasted, adds an address at once, and says how it understood what is typed; a number's
 * use is selected there. Input that `onAdd` refuses stays.
 */
export function AddBox({ onAdd }: { onAdd: (link: Recognised) => boolean }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isRefused, setRefused] = useState(false);
  const [way, setWay] = useState<Way | null>(null);
  const [search, setSearch] = useSearchParams();
  const link = recogniseLink(typed);
  const understood = "type" in link ? inWay(link, way) : null;

  const take = (text: string) => {
    const next = recogniseLink(text);
    setTyped(text);
    setRefused(false);
    // The selection applies to this number only; the next one defaults to a call.
    if (!("url" in next) || contactMethods(next.url) === null) setWay(null);
  };
  // With the address that was shared with the app, if one was.
  const begin = useEffectEvent((shared: string) => {
    if (shared !== "") take(shared);
    input.current?.focus();
  });
  useEffect(() => {
    const shared = search.get("add");
    if (shared === null) return;
    begin(shared);
    setSearch({}, { replace: true });
  }, [search, setSearch]);
  /** A pasted address is added at once; a number first asks what it is for. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const link = recogniseLink(event.clipboardData.getData("text"));
    if (typed !== "" || "reason" in link || contactMethods(link.url) !== null || !onAdd(link)) return;
    event.preventDefault();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!understood);
    if (!understood) return input.current?.focus();
    if (onAdd(understood)) take("");
  };
  return (
    <form className="addbox" onSubmit={submit} noValidate>
      <label className={`input input--affix ${isRefused ? "input--wrong" : ""}`}>
        <Icon of={understood ? LINK_ICONS[understood.type] : LinkIcon} />
        <input
          ref={input}
          value={typed}
          placeholder={labels.addressPlaceholder}
          aria-label={labels.newLink}
          aria-describedby={`${id}-says`}
          aria-invalid={isRefused || undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          onPaste={paste}
          onChange={(event) => take(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          <span>
            <span className="only-desk">{labels.addLink}</span>
            <span className="only-phone">{uiLabels.add}</span>
          </span>
        </Button>
      </label>
      <div className="addbox__foot">
        <p className={isRefused ? "addbox__says addbox__says--wrong" : "addbox__says"} id={`${id}-says`} role="status">
          {isRefused && "reason" in link ? LINK_REFUSALS[link.reason] : understood ? wordsOf(understood) : ""}
        </p>
        {understood ? <MethodChoice link={understood} onChoose={setWay} /> : null}
      </div>
    </form>
  );
}

/** A number used as selected, where possible. */
function inWay(link: Recognised, way: Way | null): Recognised {
  return (way && contactMethods(link.url)?.[way]) ?? link;
}

function wordsOf({ type, url }: Recognised): string {
  const needsCountry = contactMethods(url)?.whatsapp === null;
  return needsCountry ? `${LINK_KIND_WORDS[type]}. ${NEEDS_COUNTRY}` : LINK_KIND_WORDS[type];
}
