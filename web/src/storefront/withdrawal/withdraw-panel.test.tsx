import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as labels from "./labels.ts";
import { type WithdrawalView, WithdrawPanel } from "./withdraw-panel.tsx";

const SHOP = { username: "kiln", displayName: "Kiln", avatar: null, language: "en" };
const NOTHING: WithdrawalView = { titles: [], rights: [], made: [], isWhole: false, isBusiness: false, isMailed: true, asked: null };

test("a business that cannot withdraw reads why; without anything to say there is no panel", () => {
  const drawn = (view: WithdrawalView) => renderToStaticMarkup(<WithdrawPanel view={view} shop={SHOP} access={null} />);
  expect(drawn({ ...NOTHING, isBusiness: true })).toContain(labels.boughtByBusiness);
  expect(drawn(NOTHING)).toBe("");
});
