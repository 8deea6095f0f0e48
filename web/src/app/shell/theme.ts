import { useSyncExternalStore } from "react";

export const THEME_CHOICES = ["auto", "light", "dark"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The same key as in `public/start.js`, which sets the attribute before the first paint. */
const KEY = "awning.theme";
const listeners = new Set<() => void>();

/** Light, dark, or what the device says. Kept on this device; other tabs follow. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, readTheme), chooseTheme];
}

function readTheme(): ThemeChoice {
  const stored = readStored();
  return THEME_CHOICES.find((choice) => choice === stored) ?? "auto";
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Closed storage (blocked cookies): the system's choice holds.
    return null;
  }
}

/** Switches the look at once and keeps the choice. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === "auto") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  apply();
}

function apply() {
  const choice = readTheme();
  if (choice === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", apply);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", apply);
  };
}
