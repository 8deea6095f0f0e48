import { beforeEach, expect, test, vi } from "vitest";
import { onePicture } from "./one-picture.ts";

const toasts = vi.hoisted((): { text: string; undo: () => void }[] => []);
vi.mock("./feedback/toast.tsx", () => ({ showUndoToast: (text: string, undo: () => void) => toasts.push({ text, undo }) }));

const [old, other] = [{ id: "old" }, { id: "other" }];
let put: (typeof old | null)[];
const picker = (before: typeof old | null) => onePicture(before, "Cover removed", (image) => put.push(image));

beforeEach(() => {
  put = [];
  toasts.length = 0;
});

test("offers to undo the removal of a picture", () => {
  picker(old)([]);
  expect(put).toEqual([null]);
  expect(toasts.map(({ text }) => text)).toEqual(["Cover removed"]);
  toasts[0]?.undo();
  expect(put).toEqual([null, old]);
});

test("shows no toast for a new picture, a replacement or a new description", () => {
  picker(null)([old]);
  picker(old)([other]);
  picker(null)([]);
  expect(put).toEqual([old, other, null]);
  expect(toasts).toEqual([]);
});
