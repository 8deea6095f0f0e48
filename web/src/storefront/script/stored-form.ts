import { forget, keep, recall } from "./storage.ts";

/** Where this tab stores a checkout over a reload; the page is `no-store`, so browsers do not restore it. */
const keptName = (username: string) => `awning:typed:${username}` as const;

/** The body a form would send. */
export function bodyOf(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, text] of new FormData(form)) if (typeof text === "string") body.append(name, text);
  return body;
}

/** Stores the typed values, and whether the form shows errors. */
export function keepForm(username: string, form: HTMLFormElement): void {
  const kept = bodyOf(form);
  if (form.querySelector("[aria-invalid=true]")) kept.set("act", "check");
  keep("sessionStorage", keptName(username), kept.toString());
}

/** Another person may open a checkout in this tab, so only a reload or going back restores it. */
export function hasStoredForm(username: string): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  if (visit instanceof PerformanceNavigationTiming && visit.type === "navigate") forgetForm(username);
  return Boolean(readStored(username));
}

/** Removes the stored form, because another page was opened. */
export function forgetForm(username: string): void {
  forget("sessionStorage", keptName(username));
}

/**
 * Restores the stored values.
 * @returns whether the form showed errors
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
    // Expands collapsed fields that are filled in, because they are part of the order.
    if (!(field instanceof HTMLSelectElement) && field.value !== "" && field.value !== field.defaultValue)
      field.closest("details")?.setAttribute("open", "");
  }
  return kept.get("act") === "check";
}

const readStored = (username: string) => recall("sessionStorage", keptName(username));
