import { useSyncExternalStore } from "react";
import { keep, recall } from "#data/core/browser-storage.ts";

export const THEME_CHOICES = ["auto", "light", "dark"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The same key as in `public/start.js`, which sets the attribute before the first paint. */
const KEY = "awning.theme";
const listeners = new Set<() => void>();

/** Light, dark, or the device's setting. Stored on this device; other tabs follow. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, readTheme, () => "auto"), chooseTheme];
}

function readTheme(): ThemeChoice {
  const stored = recall("localStorage", KEY);
  return THEME_CHOICES.find((choice) => choice === stored) ?? "auto";
}

/** Applies the theme at once and stores it; without storage it lasts as long as the page. */
export function chooseTheme(choice: ThemeChoice): void {
  keep("localStorage", KEY, choice === "auto" ? null : choice);
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
