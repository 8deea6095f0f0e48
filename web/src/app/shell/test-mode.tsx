import { takesCards } from "@awning/domain/shop/card-settings";
import { useCardSettings } from "#data/shop/card-settings.ts";
import "./test-mode.css";

/** Stands on every screen while cards are only pretended to be charged. */
export function TestMode() {
  const card = useCardSettings();
  const isTest = card.state === "ready" && takesCards(card.data) && card.data.isTest;
  return isTest ? <p className="test-mode">Test mode: cards are not charged</p> : null;
}
