import type { ShopNotes } from "@awning/domain/shop/site-stats";
import { Store } from "lucide-react";
import { Notice } from "#ui/feedback/notice.tsx";
import { shopFull } from "./labels.ts";

/** Says that a shop is full and how many products on sale visitors do not see; draws nothing while they see all. */
export function LeftOutNotice({ leftOut }: { leftOut: ShopNotes["leftOut"] }) {
  if (leftOut === null) return null;
  const { shown, count } = leftOut;

  return <Notice icon={Store}>{shopFull(shown, count)}</Notice>;
}
