import type { BlockProps } from "@awning/domain/page/block";
import { isBlank } from "@awning/domain/rich-text/rich-text";
import { Icon } from "../parts/icon.tsx";
import { RichTextView } from "./rich-text-view.tsx";

/** Questions that expand without script. */
export function FaqBlock({ title, items }: BlockProps<"faq">) {
  return (
    <>
      {title && <h2>{title}</h2>}
      {items
        .filter((item) => item.question !== "" && !isBlank(item.answer))
        .map((item) => (
          <details className="faq" key={item.question}>
            <summary>
              {item.question}
              <Icon name="chevron-down" size={20} />
            </summary>
            <RichTextView text={item.answer} className="rich faq__a" />
          </details>
        ))}
    </>
  );
}
