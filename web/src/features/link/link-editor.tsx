import type { Link } from "@awning/domain/link/link";
import type { LinkFile } from "@awning/domain/link/link-file";
import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { finishPress } from "#form/after-press.ts";
import { Button } from "#ui/buttons/button.tsx";
import { focusFirstWrong } from "#ui/dialogs/sheet.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import * as uiLabels from "#ui/labels.ts";
import { LookFields } from "./display-fields.tsx";
import { FileSheet } from "./file-sheet.tsx";
import * as labels from "./labels.ts";
import { hostNames, LinkFields, NumberWays, useLinkFields } from "./link-fields.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import type { LinkActions } from "./use-link-actions.ts";
import { UtmFields } from "./utm-fields.tsx";

type Props = { siteId: string; link: Link; acts: LinkActions; onClose: () => void; onRegroup: () => void };

/** All settings of a link, below its row. Each field saves automatically. */
export function LinkEditor({ siteId, link, acts, onClose, onRegroup }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const fields = useLinkFields(siteId, link, acts);
  const isWordsOnly = link.type === "heading" || link.type === "group";
  const isTagged = link.type === "web" || link.type === "embed";
  const canPlay = isTagged && hostNames(link.url).player !== null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(finishPress);
    // Every field shows its error, and the first invalid one gets the focus, even if collapsed.
    const form = event.currentTarget;
    const isWhole = [fields.settle(), form.checkValidity(), form.querySelector("[aria-invalid=true]") === null].every(Boolean);
    if (isWhole) return onClose();
    requestAnimationFrame(() => {
      for (const fold of form.querySelectorAll("details:has([aria-invalid=true])")) fold.setAttribute("open", "");
      focusFirstWrong(form);
    });
  };
  const change = (changes: Partial<Link>) => void acts.change(link, changes);
  const replace = (file: LinkFile) => {
    setChoosing(false);
    change({ file });
  };
  return (
    <form className="leditor" data-of={link.id} onSubmit={submit} noValidate>
      <LinkFields link={link} fields={fields} />
      <NumberWays link={link} onChange={change} />
      {canPlay ? (
        <SwitchLine
          label={labels.playsOnYourPage}
          sub={labels.playerHint(hostNames(link.url).player)}
          isOn={link.type === "embed"}
          onChange={(isOn) => change({ type: isOn ? "embed" : "web" })}
        />
      ) : null}
      {isWordsOnly ? null : (
        <SwitchLine
          label={labels.featured}
          sub={labels.featuredHint}
          isOn={link.style === "featured"}
          onChange={(isOn) => change({ style: isOn ? "featured" : "normal" })}
        />
      )}
      {isWordsOnly ? null : (
        <SwitchLine
          label={labels.animate}
          sub={labels.wiggleHint}
          isOn={link.highlight === "pulse"}
          onChange={(isOn) => change({ highlight: isOn ? "pulse" : "none" })}
        />
      )}
      {link.type === "file" ? (
        <p className="acts">
          <Button size="sm" onClick={() => setChoosing(true)}>
            {labels.replaceFile}
          </Button>
          <span className="soft clip">{link.file?.name}</span>
        </p>
      ) : null}
      {isChoosing ? (
        <FileSheet siteId={siteId} title={labels.replaceFileLabel} onChoose={replace} onClose={() => setChoosing(false)} />
      ) : null}
      {link.type === "heading" ? null : <LookFields siteId={siteId} link={link} onChange={change} />}
      {link.type === "group" ? null : <ScheduleFields siteId={siteId} link={link} onChange={change} />}
      {isTagged ? <UtmFields siteId={siteId} link={link} onChange={change} /> : null}
      <div className="acts wrap spread">
        <Button type="submit" variant="ink" size="sm">
          {uiLabels.done}
        </Button>
        {link.type === "group" ? null : (
          <Button variant="quiet" size="sm" onClick={onRegroup}>
            {labels.moveToGroup}
          </Button>
        )}
        {link.type === "group" ? (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              onClose();
              acts.dissolve(link);
            }}
          >
            {labels.ungroup}
          </Button>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            danger
            onClick={() => {
              onClose();
              acts.remove(link);
            }}
          >
            {uiLabels.deleteLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
