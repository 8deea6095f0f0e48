import { expect, test } from "vitest";
import { announcementsFor } from "./announcements.ts";

const ENTRIES = ["Bowls", "Cups", "Plates"].map((title) => ({ id: title.toLowerCase(), title }));
const at = (id: string) => ({ id, data: { current: undefined }, rect: { current: { initial: null, translated: null } } });
const over = (id: string) => ({
  id,
  rect: { width: 1, height: 1, top: 0, left: 0, right: 1, bottom: 1 },
  disabled: false,
  data: { current: undefined },
});

test("announces an entry when it is lifted, moved and dropped", () => {
  const say = announcementsFor(ENTRIES);
  const active = at("cups");
  expect(say.onDragStart({ active })).toBe("Cups picked up from position 2 of 3.");
  // The position it was lifted from is already known.
  expect(say.onDragOver({ active, over: over("cups") })).toBeUndefined();
  expect(say.onDragOver({ active, over: over("plates") })).toBe("Cups is at position 3 of 3.");
  expect(say.onDragOver({ active, over: over("plates") })).toBeUndefined();
  expect(say.onDragEnd({ active, over: over("plates") })).toBe("Cups dropped at position 3 of 3.");
});

test("returns a canceled entry to its position", () => {
  const say = announcementsFor(ENTRIES);
  const active = at("bowls");
  say.onDragStart({ active });
  expect(say.onDragCancel({ active, over: null })).toBe("Bowls is back at position 1 of 3.");
  expect(say.onDragEnd({ active, over: null })).toBe("Bowls dropped at position 1 of 3.");
});
