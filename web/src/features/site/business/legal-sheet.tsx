import { LEGAL_TEXT_MAX, LEGAL_TITLES, type LegalKind } from "@awning/domain/site/legal";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { dataOr } from "#data/core/live.ts";
import { useSeller } from "#data/order/invoices.ts";
import { saveLegal } from "#data/site/own-information.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import * as uiLabels from "#ui/labels.ts";
import { checkText } from "../information/check-text.ts";
import { saveQuietly } from "../information/saved-text.tsx";
import * as labels from "./labels.ts";
import { legalTemplate, openBrackets } from "./legal-templates.ts";
import { followStored, isOvertaken, type LegalEdit, storedLegal } from "./stored-legal.ts";

const check = checkText(LEGAL_TEXT_MAX);

type Props = {
  site: OwnSite;
  /** The phone number for buyers; empty when not set. */
  phone: string;
  kind: LegalKind;
  /** The stored text. */
  text: string;
  onClose: () => void;
};

/** The text of one legal page. An empty one removes the page. */
export function LegalSheet({ site, phone, kind, text, onClose }: Props) {
  const seller = useSeller();
  const kept = storedLegal(site.id, kind);
  const [begun, setBegun] = useState(kept.read);
  const edit = followStored(begun, text);
  const { typed, from } = edit;
  const checked = check(typed);
  const isOld = isOvertaken(edit, text);
  const open = openBrackets(typed);
  const theirs = useRef<HTMLTextAreaElement>(null);
  const change = (next: LegalEdit) => {
    setBegun(next);
    kept.keep(next);
  };
  const type = (value: string) => change({ typed: value, from });
  const drop = () => {
    kept.forget();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ("error" in checked) return;
    if (isOld) return theirs.current?.focus();
    // Kept as it will be stored, and removed once stored, so a refused save loses nothing.
    kept.keep({ typed: checked.value, from });
    saveQuietly(saveLegal(site.id, { [kind]: checked.value }).then(() => kept.saved(checked.value)));
    onClose();
  };
  const fill = () => type(legalTemplate(kind, { shopName: site.displayName, phone, seller: dataOr(seller, null) }));
  return (
    <ActionSheet
      title={LEGAL_TITLES[kind]}
      onClose={onClose}
      size="lg"
      confirm={uiLabels.save}
      onSubmit={submit}
      dismiss={typed === text ? uiLabels.cancel : labels.discard}
      onDismiss={drop}
    >
      <Field
        label={labels.text}
        hint={labels.legalTextHint}
        error={"error" in checked ? checked.error : null}
        count={{ used: typed.length, max: LEGAL_TEXT_MAX }}
      >
        <TextArea rows={14} value={typed} onChange={(event) => type(event.currentTarget.value)} />
      </Field>
      {typed.trim() === "" ? (
        <p className="legal-form__start">
          <Button size="sm" onClick={fill}>
            {labels.startFromTemplate}
          </Button>{" "}
          <span className="faint">{labels.templateWarning}</span>
        </p>
      ) : null}
      {isOld ? (
        <LegalChoice
          theirs={text}
          field={theirs}
          onMine={() => change({ typed, from: text })}
          onTheirs={() => change({ typed: text, from: text })}
        />
      ) : null}
      {open.length > 0 ? <Notice>{labels.placeholdersLeft(open.join(", "))}</Notice> : null}
    </ActionSheet>
  );
}

type LegalChoiceProps = {
  /** The stored text. */
  theirs: string;
  /** The text field, to review before saving. */
  field: RefObject<HTMLTextAreaElement | null>;
  onMine: () => void;
  onTheirs: () => void;
};

/** Two devices changed the same text: shows the stored one, and asks which to keep. Nothing is saved until then. */
function LegalChoice({ theirs, field, onMine, onTheirs }: LegalChoiceProps) {
  return (
    <>
      <Notice>{labels.changedElsewhere}</Notice>
      <Field label={labels.savedVersion} hint={theirs === "" ? labels.emptyPageWasRemoved : null}>
        <TextArea ref={field} rows={8} value={theirs} readOnly />
      </Field>
      <p className="chips gap-3">
        <Button onClick={onTheirs}>{labels.useSavedVersion}</Button>
        <Button onClick={onMine}>{labels.keepMine}</Button>
      </p>
    </>
  );
}
