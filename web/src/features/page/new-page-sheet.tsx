import type { PageDraft } from "@awning/domain/page/page";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { BlankPageForm } from "./blank-page-form.tsx";
import { type NewPageProps, useNewPage } from "./use-new-page.ts";

export type OnTemplate = (title: string, blocks: PageDraft["blocks"], seo?: PageDraft["seo"]) => void;

/** Begins a page: empty, or from one of the templates that `templates` draws. */
export function NewPageSheet({ templates, ...props }: NewPageProps & { templates: (onChoose: OnTemplate) => ReactNode }) {
  const create = useNewPage(props);
  const isHome = props.wanted === "home";
  return (
    <Sheet title={isHome ? "Build the home page" : "New page"} size="lg" isOpen={props.wanted !== null} onClose={props.onClose}>
      {isHome ? (
        <div className="pform">
          <p className="soft">Your links and shop become blocks. Visitors see the new page only after you publish it.</p>
          <Button className="pform__start" onClick={() => create("Home", [])}>
            Start from scratch
          </Button>
        </div>
      ) : (
        <BlankPageForm onCreate={(title) => create(title, [])} />
      )}
      {templates(create)}
    </Sheet>
  );
}
