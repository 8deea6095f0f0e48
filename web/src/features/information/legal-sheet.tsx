import { LEGAL_TEXT_MAX, LEGAL_TITLES, type LegalKind } from "@awning/domain/legal";
import { type FormEvent, useState } from "react";
import { useSeller } from "#data/invoices.ts";
import { saveLegal } from "#data/own-information.ts";
import type { OwnSite } from "#data/sites.ts";
import { type KeptText, keptText } from "#data/unsaved.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { checkText } from "./check-information.ts";
import { legalTemplate } from "./legal-templates.ts";
import { saveQuietly } from "./use-save.ts";

const check = checkText(LEGAL_TEXT_MAX);

/** What was typed for a legal page and is not saved: closing the sheet keeps it in this tab. */
export function keptLegal(siteId: string, kind: LegalKind): KeptText {
  return keptText(siteId, `legal/${kind}`);
}

/** The text of one legal page. An empty one takes the page away. */
export function LegalSheet({ site, kind, text, onClose }: { site: OwnSite; kind: LegalKind; text: string; onClose: () => void }) {
  const seller = useSeller();
  const kept = keptLegal(site.id, kind);
  const [typed, setTyped] = useState(() => kept.read() ?? text);
  const checked = check(typed);
  const type = (value: string) => {
    setTyped(value);
    if (value === text) kept.forget();
    else kept.keep(value);
  };
  const drop = () => {
    kept.forget();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ("error" in checked) return;
    // Forgotten when it is stored: a save that is refused loses nothing.
    saveQuietly(saveLegal(site.id, { [kind]: checked.value }).then(kept.forget));
    onClose();
  };
  const fill = () => type(legalTemplate(kind, site.displayName, seller.state === "ready" ? seller.data : null));
  return (
    <Sheet title={LEGAL_TITLES[kind]} isOpen onClose={onClose} size="lg">
      <form className="legal-form" onSubmit={submit} noValidate>
        <Field
          label="Text"
          hint="An empty line starts a paragraph. Empty, the page is not there."
          error={"error" in checked ? checked.error : null}
          count={{ used: typed.length, max: LEGAL_TEXT_MAX }}
        >
          <TextArea rows={14} value={typed} onChange={(event) => type(event.currentTarget.value)} />
        </Field>
        {typed.trim() === "" ? (
          <p className="legal-form__start">
            <Button size="sm" onClick={fill}>
              Start from our text
            </Button>{" "}
            <span className="faint">It is a beginning and no legal advice: what stands in [brackets] is yours to say.</span>
          </p>
        ) : null}
        <div className="dialog__foot">
          <Button onClick={drop}>{typed === text ? "Not now" : "Throw away"}</Button>
          <Button type="submit" variant="ink">
            Save
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
