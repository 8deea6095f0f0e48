import type { ShopNotes } from "@awning/domain/shop-notes";
import { Store } from "lucide-react";
import { Notice } from "#ui/notice.tsx";

/** That a shop is full, and how many products on sale visitors do not see; nothing while they see all. */
export function LeftOutNotice({ leftOut }: { leftOut: ShopNotes["leftOut"] }) {
  if (leftOut === null) return null;
  const { shown, count } = leftOut;
  const many = (value: number) => value.toLocaleString(navigator.language);
  return (
    <Notice icon={Store}>
      Your shop is full: visitors see the first {many(shown)} products on sale. {many(count)} more {count === 1 ? "is" : "are"} on sale and
      not shown, {count === 1 ? "the last" : "the last ones"} in your list. Archive what you no longer sell to make room.
    </Notice>
  );
}
