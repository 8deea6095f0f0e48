import type { Block } from "@awning/domain/page/block";
import { PAGE_TEMPLATES } from "@awning/domain/page/templates";
import { type ReactNode, useMemo } from "react";
import { newBlockId } from "./new-block-id.ts";
import type { OnTemplate } from "./new-page-sheet.tsx";
import "./template-grid.css";
import * as labels from "./labels.ts";

/** Page templates, each previewed with this site's content. `draw` renders one at 390 px. */
export function TemplateGrid({ onChoose, draw }: { onChoose: OnTemplate; draw: (title: string, blocks: Block[]) => ReactNode }) {
  const pages = useMemo(() => PAGE_TEMPLATES.map((template) => ({ template, blocks: template.blocks(newBlockId) })), []);
  return (
    <section className="tpls" aria-label={labels.templates}>
      <h3 className="tpls__head">{labels.orStartFromTemplate}</h3>
      <ul className="tpls__list">
        {pages.map(({ template, blocks }) => (
          <li className="tpl" key={template.id}>
            <div className="tpl__window" aria-hidden="true">
              <div className="tpl__page">{draw(template.title, blocks)}</div>
            </div>
            <button type="button" className="tpl__choose" onClick={() => onChoose(template.title, template.blocks(newBlockId))}>
              <span className="tpl__name">{template.name}</span>
              <span className="faint">{template.words}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
