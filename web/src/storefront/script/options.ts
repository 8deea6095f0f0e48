/**
 * Keeps the options of a product to what there is: in each, only values that lead on from those before it to a variant
 * that can be bought. The list of all variants, which stands there without script, holds what is chosen.
 * @returns the variant, or `null` where there is nothing to choose between
 */
export function chooseByOptions(form: HTMLFormElement): HTMLOptionElement | null {
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
