import { gapOf } from "@awning/domain/page/block";
import { ChevronDown, CircleAlert } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { BLOCK_NAMES, GAP_WORDS } from "../block-words.ts";
import type { Builder } from "../use-builder.ts";
import { BlockForm } from "./block-form.tsx";
import { ChoiceField } from "./fields.tsx";
import { MomentField } from "./moment-field.tsx";

/** Everything about the chosen block. */
export function PropsPanel({ builder, hasTitle }: { builder: Builder; hasTitle: boolean }) {
  const { selected: block, change } = builder;
  if (!block)
    return (
      <div className="props__none">
        <h2 className="props__title">Nothing selected</h2>
        <p className="soft">Select a block on the page to edit it, or add one.</p>
      </div>
    );
  const gap = gapOf(block);
  const { visible } = block;
  return (
    <div className="props__form" key={block.id} data-of={block.id}>
      {hasTitle ? <h2 className="props__title">{BLOCK_NAMES[block.type]}</h2> : null}
      {gap ? (
        <Notice icon={CircleAlert} tone="plain">
          {GAP_WORDS[gap]}
        </Notice>
      ) : null}
      <BlockForm block={block} change={change} onward={builder.picturesFor(block)} />
      <details className="props__more">
        <summary>
          Visibility <Icon of={ChevronDown} size="sm" />
        </summary>
        <div className="props__when">
          <MomentField label="From" value={visible.from} onChange={(from) => change({ ...block, visible: { ...visible, from } }, "from")} />
          <MomentField
            label="Until"
            value={visible.until}
            onChange={(until) => change({ ...block, visible: { ...visible, until } }, "until")}
          />
          <ChoiceField
            label="Devices"
            items={[
              { key: "all", label: "All" },
              { key: "phone", label: "Phones" },
              { key: "desktop", label: "Larger screens" },
            ]}
            value={visible.device}
            onChange={(device) => change({ ...block, visible: { ...visible, device } }, "device")}
          />
        </div>
      </details>
    </div>
  );
}
