import { expect, test, vi } from "vitest";
import { isSoundOn, playSound, setSound } from "./sound.ts";

test("plays one sound within twenty seconds, and none until it is turned on", () => {
  const audio = { currentTime: 0, destination: {}, close: async () => {} };
  const parameter = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  const start = vi.fn();
  const node = { frequency: parameter, gain: parameter, connect: (next: object) => next, start, stop: () => {} };
  vi.stubGlobal("AudioContext", function open() {
    return { ...audio, createOscillator: () => node, createGain: () => node };
  });
  expect([isSoundOn(), playSound(0)]).toEqual([false, false]);
  setSound(true);
  expect([playSound(0), playSound(19_999), playSound(20_000)]).toEqual([true, false, true]);
  expect(start).toHaveBeenCalledTimes(2);
  setSound(false);
  expect(playSound(90_000)).toBe(false);
});
