import { forget, keep, recall } from "./storage.ts";

/** Where this tab keeps a checkout over a reload: the page is stored nowhere, so browsers bring nothing of it back. */
const keptName = (username: string) => `awning:typed:${username}` as const;

/** What a form would send. */
export function bodyOf(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, text] of new FormData(form)) if (typeof text === "string") body.append(name, text);
  return body;
}

/** Keeps what is typed, and whether something is said to be wrong with it. */
export function keepForm(username: string, form: HTMLFormElement): void {
  const kept = bodyOf(form);
  if (form.querySelector("[aria-invalid=true]")) kept.set("act", "check");
  keep("sessionStorage", keptName(username), kept.toString());
}

/** Whoever opens a checkout anew in this tab need not be who typed before: only a reload and the way back find it again. */
export function hasStoredForm(username: string): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  if (visit instanceof PerformanceNavigationTiming && visit.type === "navigate") forgetForm(username);
  return Boolean(readStored(username));
}

/** Forgets what is kept: another page has come. */
export function forgetForm(username: string): void {
  forget("sessionStorage", keptName(username));
}

/**
 * Puts back what was kept.
 * @returns whether something was said to be wrong with it
 */
export function restoreForm(username: string, form: HTMLFormElement): boolean {
  const kept = new URLSearchParams(readStored(username) ?? "");
  forgetForm(username);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    "input:not([type=hidden]),textarea,select",
  )) {
    const texts = kept.getAll(field.name);
    if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) field.checked ||= texts.includes(field.value);
    else field.value = texts[0] ?? field.value;
    // What was folded away and is filled in is part of the order.
    if (!(field instanceof HTMLSelectElement) && field.value !== "" && field.value !== field.defaultValue)
      field.closest("details")?.setAttribute("open", "");
  }
  return kept.get("act") === "check";
}

const readStored = (username: string) => recall("sessionStorage", keptName(username));
