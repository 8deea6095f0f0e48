import { HOME_PAGE_ID, PAGE_TITLE_MAX, type PageDraft } from "@awning/domain/page/page";
import { ownPagePaths } from "@awning/domain/routes/paths";
import { cleanLine } from "@awning/domain/values/text";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";
import type { PageActions } from "./use-page-actions.ts";

export type OnTemplate = (title: string, blocks: PageDraft["blocks"], seo?: PageDraft["seo"]) => void;

/** Creates a page: empty, or from one of the templates that `templates` renders. */
export function NewPageSheet({ templates, ...props }: NewPageProps & { templates: (onChoose: OnTemplate) => ReactNode }) {
  const create = useNewPage(props);
  const isHome = props.wanted === "home";
  return (
    <Sheet title={isHome ? labels.buildHomePage : labels.newPage} size="lg" isOpen={props.wanted !== null} onClose={props.onClose}>
      {isHome ? (
        <div className="pile gap-5">
          <p className="soft">{labels.homeConversionHint}</p>
          <Button className="pform__start" onClick={() => create(labels.homeLabel, [])}>
            {labels.startFromScratch}
          </Button>
        </div>
      ) : (
        <BlankPageForm onCreate={(title) => create(title, [])} />
      )}
      {templates(create)}
    </Sheet>
  );
}

/** An empty page: asks only for its title. */
function BlankPageForm({ onCreate }: { onCreate: (title: string) => void }) {
  const [title, setTitle] = useState("");
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (cleanLine(title) !== "") onCreate(cleanLine(title));
  };
  return (
    <form className="pile gap-5 pform--line" onSubmit={submit} noValidate>
      <Field label={labels.pageName} error={isTried && cleanLine(title) === "" ? uiLabels.nameMissing : null}>
        <TextInput value={title} maxLength={PAGE_TITLE_MAX} autoComplete="off" onChange={(event) => setTitle(event.currentTarget.value)} />
      </Field>
      <Button type="submit" variant="ink">
        {labels.startFromScratch}
      </Button>
    </form>
  );
}

export type NewPageProps = {
  acts: PageActions;
  /** What is being created; `null` for nothing. */
  wanted: "page" | "home" | null;
  onClose: () => void;
};

/** Creates the page and opens it in the editor. */
function useNewPage({ acts, wanted, onClose }: NewPageProps) {
  const navigate = useNavigate();
  const isBusy = useRef(false);
  // A pending deletion may have to finish first; a user who left in the meantime is not navigated.
  const open = useRef<typeof wanted>(null);
  useEffect(() => {
    open.current = wanted;
    return () => {
      open.current = null;
    };
  }, [wanted]);
  return async (title: string, blocks: PageDraft["blocks"], seo?: PageDraft["seo"]) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const id = await (wanted === "home" ? acts.createHome(blocks) : acts.create(title, blocks, seo));
    isBusy.current = false;
    if (open.current !== wanted) return;
    onClose();
    if (id) void navigate(ownPagePaths.builder(wanted === "home" ? HOME_PAGE_ID : id));
  };
}
