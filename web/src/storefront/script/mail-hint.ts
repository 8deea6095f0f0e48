import { suggestEmail } from "@awning/domain/values/email-typo";

/** Suggests a correction below the field when the email address looks mistyped. It never blocks the form. */
export function hintAtMail(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("#email");
  const place = form.querySelector<HTMLElement>("[data-mail-hint]");
  if (!field || !place) return;
  const meant = suggestEmail(field.value);
  place.replaceChildren();
  if (!meant) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn--text";
  button.textContent = `Did you mean ${meant}?`;
  button.addEventListener("click", () => {
    field.value = meant;
    place.replaceChildren();
    field.focus();
  });
  place.append(button);
}
