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

test("a picture that is taken away is offered back, as it was", () => {
  picker(old)([]);
  expect(put).toEqual([null]);
  expect(toasts.map(({ text }) => text)).toEqual(["Cover removed"]);
  toasts[0]?.undo();
  expect(put).toEqual([null, old]);
});

test("a first picture, another one, or another description is told of by nobody", () => {
  picker(null)([old]);
  picker(old)([other]);
  picker(null)([]);
  expect(put).toEqual([old, other, null]);
  expect(toasts).toEqual([]);
});
