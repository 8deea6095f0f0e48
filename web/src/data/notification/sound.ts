import { keep, recall } from "../core/browser-storage.ts";

const NAME = "awning:sound";
/** However much happens, one sound in this time. */
const QUIET_MS = 20_000;
const SECONDS = 0.35;
let lastAt = Number.NEGATIVE_INFINITY;

/** Whether this browser plays a sound for what is new; off until its owner turns it on. */
export function isSoundOn(): boolean {
  return recall("localStorage", NAME) === "on";
}

export function setSound(isOn: boolean): void {
  keep("localStorage", NAME, isOn ? "on" : null);
}

/** Plays a short sound, unless it is off or one was played just now. @param now ms since 1970 @returns whether it was played */
export function playSound(now: number): boolean {
  if (!isSoundOn() || now - lastAt < QUIET_MS) return false;
  lastAt = now;
  const audio = new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.setValueAtTime(660, audio.currentTime);
  tone.frequency.setValueAtTime(880, audio.currentTime + SECONDS / 3);
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + SECONDS);
  return true;
}
