import type { ReactNode } from "react";

type Props = { name: string; value: string; isChosen: boolean; title: string; words: ReactNode; price?: string };

/** One of several ways, as a large radio button. */
export function Option({ name, value, isChosen, title, words, price }: Props) {
  return (
    <label className="opt">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span className="opt__body">
        <b>{title}</b>
        <span>{words}</span>
      </span>
      {price && <b className="num">{price}</b>}
    </label>
  );
}
