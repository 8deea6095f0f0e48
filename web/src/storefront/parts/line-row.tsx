import type { Media } from "@awning/domain/media";
import type { Currency } from "@awning/domain/money";
import { formatMoney } from "@awning/domain/money";
import type { ReactNode } from "react";
import { pieces } from "../words.ts";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";

type Props = {
  title: string;
  variantName: string;
  image: Media | null;
  quantity: number;
  total: number;
  currency: Currency;
  mediaBase: string;
  /** Whether it is part of the sum. */
  isCounted?: boolean;
  children?: ReactNode;
};

/** One line of a cart or an order: picture, name, choice, count, money, and what is wrong with it. */
export function LineRow({ title, variantName, image, quantity, total, currency, mediaBase, isCounted = true, children }: Props) {
  return (
    <li className="line line--sm">
      {image ? (
        <Picture media={image} base={mediaBase} width={56} alt="" square />
      ) : (
        <span className="line__none">
          <Icon name="package" />
        </span>
      )}
      <span className="line__title">
        {title || "A piece that has left the shop"}
        <small>
          {variantName && `${variantName} · `}
          {pieces(quantity)}
        </small>
      </span>
      <span className="num">{isCounted ? formatMoney(total, currency) : <s>{formatMoney(total, currency)}</s>}</span>
      {children}
    </li>
  );
}
