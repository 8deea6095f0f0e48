import { LEGAL_TEXT_MAX, LEGAL_TITLES, type LegalKind } from "@awning/domain/legal";
import { type FormEvent, useState } from "react";
import { useSeller } from "#data/invoices.ts";
import { saveLegal } from "#data/own-information.ts";
import type { OwnSite } from "#data/sites.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { focusFirstWrong } from "#ui/focus-wrong.ts";
import { Sheet } from "#ui/sheet.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { checkText } from "./check-information.ts";
import { legalTemplate } from "./legal-templates.ts";
import { saveQuietly } from "./use-save.ts";

const check = checkText(LEGAL_TEXT_MAX);

/** The text of one legal page. An empty one takes the page away. */
export function LegalSheet({ site, kind, text, onClose }: { site: OwnSite; kind: LegalKind; text: string; onClose: () => void }) {
  const seller = useSeller();
  const [typed, setTyped] = useState(text);
  const checked = check(typed);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if ("error" in checked) return focusFirstWrong(event.currentTarget);
    saveQuietly(saveLegal(site.id, { [kind]: checked.value }));
    onClose();
  };
  const fill = () => setTyped(legalTemplate(kind, site.displayName, seller.state === "ready" ? seller.data : null));
  return (
    <Sheet title={LEGAL_TITLES[kind]} isOpen onClose={onClose} size="lg">
      <form className="legal-form" onSubmit={submit} noValidate>
        <Field
          label="Text"
          hint="An empty line starts a paragraph. Empty, the page is not there."
          error={"error" in checked ? checked.error : null}
          count={{ used: typed.length, max: LEGAL_TEXT_MAX }}
        >
          <TextArea rows={14} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
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
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" variant="ink">
            Save
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
