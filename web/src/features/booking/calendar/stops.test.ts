import { describe, expect, test } from "vitest";
import { gridOf } from "./grid.ts";
import { firstStop, moveTo, type Stop, stopsOf } from "./stops.ts";

const at = (text: string) => Date.parse(text) / 60_000;
const grid = gridOf(["2026-06-01", "2026-06-02"], "UTC", { from: 540, to: 720 });
const lesson = { id: "lesson", from: at("2026-06-01T09:45Z"), to: at("2026-06-01T11:00Z") };
const stops = stopsOf(grid, [lesson]);
const stop = (key: string): Stop => {
  const found = stops.flat().find((one) => one.key === key);
  if (!found) throw new Error(`no stop ${key}`);
  return found;
};

describe("calendar arrow keys", () => {
  test("visit a booking once, between the free times before and after it", () => {
    expect(stops[0]?.map(({ key }) => key)).toEqual(["2026-06-01/0", "2026-06-01/1", "lesson/2026-06-01", "2026-06-01/4", "2026-06-01/5"]);
    expect(stops[1]?.length).toBe(6);
  });

  test("move up and down through the day and stop at its ends", () => {
    expect(moveTo(stops, stop("2026-06-01/1"), "ArrowDown").key).toBe("lesson/2026-06-01");
    expect(moveTo(stops, stop("lesson/2026-06-01"), "ArrowDown").key).toBe("2026-06-01/4");
    expect(moveTo(stops, stop("2026-06-01/0"), "ArrowUp").key).toBe("2026-06-01/0");
    expect(moveTo(stops, stop("2026-06-01/5"), "ArrowDown").key).toBe("2026-06-01/5");
  });

  test("move left and right to the same time of the next day, and into the entry there", () => {
    expect(moveTo(stops, stop("2026-06-01/4"), "ArrowRight").key).toBe("2026-06-02/4");
    expect(moveTo(stops, stop("2026-06-02/3"), "ArrowLeft").key).toBe("lesson/2026-06-01");
    expect(moveTo(stops, stop("2026-06-02/3"), "ArrowRight").key).toBe("2026-06-02/3");
    expect(moveTo(stops, stop("2026-06-01/0"), "End").key).toBe("2026-06-02/0");
    expect(moveTo(stops, stop("2026-06-02/5"), "Home").key).toBe("2026-06-01/5");
  });

  test("Tab leads to now, or to the start when that is over", () => {
    expect(firstStop(stops, at("2026-06-01T11:10Z"))?.key).toBe("2026-06-01/4");
    expect(firstStop(stops, at("2026-07-01T11:10Z"))?.key).toBe("2026-06-01/0");
    expect(firstStop(stopsOf({ lines: [], columns: [] }, []), 0)).toBeNull();
  });
});
