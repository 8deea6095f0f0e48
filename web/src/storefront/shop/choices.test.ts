import type { PublicProduct } from "@awning/domain/published/published";
import { expect, test } from "vitest";
import { openValues } from "./choices.ts";

const variant = (values: string[], left: number | null): PublicProduct["variants"][number] => ({
  id: values.join(""),
  name: values.join(" · "),
  price: 100,
  availability: left === 0 ? { state: "sold_out", left } : { state: "in_stock", left: null },
  values,
  image: null,
});
const product = {
  options: [
    { name: "Glaze", values: ["Oat", "Sea", "Ash"] },
    { name: "Size", values: ["Small", "Large"] },
  ],
  variants: [variant(["Oat", "Small"], 0), variant(["Oat", "Large"], null), variant(["Sea", "Small"], null), variant(["Ash", "Small"], 0)],
};
const open = (...values: string[]) => openValues(product, { values }).map((one) => [...one]);

test("enables a value when it leads to a variant in stock", () => {
  expect(open("Oat", "Large")).toEqual([["Oat", "Sea"], ["Large"]]);
  expect(open("Sea", "Small")).toEqual([["Oat", "Sea"], ["Small"]]);
});

test("enables nothing after a value that is sold out or missing", () => {
  expect(open("Ash", "Small")).toEqual([["Oat", "Sea"], []]);
});
