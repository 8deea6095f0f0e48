import { readBasket } from "./basket.ts";
import { username } from "./username.ts";

type Form = { form: HTMLFormElement; count: HTMLInputElement | null };

/** The product form around an element. Forms change with the pages, so the listeners are on the document. */
function formAround(target: EventTarget | null): Form | null {
  const form = target instanceof Element && target.closest<HTMLFormElement>("form[data-buy]");
  return form ? { form, count: form.querySelector("input[type=number]") } : null;
}

/** Enhances the product form: steppers, the price of the selected variant, and a first button that fills the basket. */
export function wakeForms(add: (token: string, quantity: number) => void): void {
  document.addEventListener("click", ({ target }) => {
    const step = target instanceof Element && target.closest<HTMLElement>("[data-step]")?.dataset["step"];
    const count = step && formAround(target)?.count;
    if (!count) return;
    if (step === "1") count.stepUp();
    else count.stepDown();
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof Element) target.closest<HTMLInputElement | HTMLSelectElement>("[data-now]")?.form?.requestSubmit();
    const found = formAround(target);
    if (!(found && target instanceof HTMLInputElement && target.type === "radio")) return;
    const chosen = target.name === "line" ? target : chooseByOptions(found.form);
    if (chosen) showChoice(found, chosen);
  });
  document.addEventListener("submit", (event) => {
    const found = formAround(event.target);
    // The browser may have restored the options without their variant.
    if (found) chooseByOptions(found.form);
    if (!found || event.submitter?.dataset["toBasket"] === undefined) return;
    event.preventDefault();
    const typed = new FormData(found.form);
    add([typed.get("line"), typed.get("amount")].join("."), Number(found.count?.value) || 1);
  });
  // Buying without the basket applies the basket's discount code too.
  document.addEventListener("formdata", ({ target, formData }) => {
    if (formAround(target)) formData.set("code", readBasket(username).code);
  });
  // Covers every way a picture can come into view. `scroll` events do not bubble.
  addEventListener("scroll", ({ target }) => target instanceof Element && target.matches(".gallery__row") && markShown(target), true);
}

/** The distance in pixels to the start of a row of pictures, in either writing direction. */
function wayTo(picture: Element, row: Element): number {
  return picture.getBoundingClientRect().left - row.getBoundingClientRect().left;
}

/** Highlights the thumbnail of the picture in view. */
function markShown(row: Element): void {
  const shown = [...row.children].findIndex((picture) => Math.abs(wayTo(picture, row)) < row.clientWidth / 2);
  for (const [index, small] of document.querySelectorAll(".thumbs a").entries()) small.ariaCurrent = index === shown ? "true" : null;
}

function showChoice({ form, count }: Form, { dataset }: HTMLElement): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-tells]"))
    place.textContent = dataset[place.dataset["tells"] ?? ""] ?? "";
  // The compare-at price is struck through only when the current one is lower.
  const was = document.querySelector<HTMLElement>(".product__price s");
  if (was) was.hidden = dataset["dear"] !== undefined;
  const stock = form.querySelector(".stock");
  if (stock) stock.className = `stock stock--${dataset["state"]}`;
  const amount = form.querySelector<HTMLInputElement>("[name=amount]");
  // Keeps a typed amount; replaces a suggested one.
  if (amount) amount.defaultValue = dataset["suggested"] ?? "";
  const row = document.querySelector(".gallery__row");
  const picture = row?.children[Number(dataset["picture"])];
  // Scroll snapping stops at the nearest picture; a smooth scroll by distance would stop at each one on the way.
  if (picture && row) row.scrollLeft += wayTo(picture, row);
  if (!count) return;
  count.max = dataset["max"] ?? "99";
  if (count.valueAsNumber > Number(count.max)) count.value = count.max;
}

/**
 * Limits each option to values that, with the options before it, lead to a variant in stock. The list of all variants, which
 * is visible without script, holds the selection.
 * @returns the variant, or `null` when there are no options
 */
function chooseByOptions(form: HTMLFormElement): HTMLOptionElement | null {
  const list = form.querySelector<HTMLSelectElement>(".by-list select");
  let open = [...(list?.options ?? [])].filter((option) => !option.disabled);
  const isOf = (option: HTMLOptionElement, at: number, value = "") => JSON.parse(option.dataset["values"] ?? "[]")[at] === value;
  for (const [at, group] of form.querySelectorAll("[data-option]").entries()) {
    const radios = [...group.querySelectorAll("input")];
    for (const radio of radios) radio.disabled = !open.some((option) => isOf(option, at, radio.value));
    const chosen = radios.find((radio) => radio.checked && !radio.disabled) ?? radios.find((radio) => !radio.disabled);
    if (chosen) chosen.checked = true;
    open = open.filter((option) => isOf(option, at, chosen?.value));
  }
  const [only] = open;
  if (only) only.selected = true;
  return only ?? null;
}
