/** Wakes the product form: steppers, the price of the chosen variant, and its first button fills the basket. */
export function wakeForms(add: (token: string, quantity: number) => void): void {
  const form = document.querySelector<HTMLFormElement>("form[data-buy]");
  if (!form) return;
  const count = form.querySelector<HTMLInputElement>("input[type=number]");
  form.addEventListener("click", (event) => {
    const step = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-step]")?.dataset["step"] : undefined;
    if (!step || !count) return;
    if (step === "1") count.stepUp();
    else count.stepDown();
  });
  form.addEventListener("change", (event) => {
    const chosen = event.target;
    if (chosen instanceof HTMLInputElement && chosen.type === "radio") showChoice(form, chosen, count);
  });
  form.addEventListener("submit", (event) => {
    if (event.submitter?.dataset["toBasket"] === undefined) return;
    event.preventDefault();
    const line = new FormData(form).get("line");
    if (typeof line === "string") add(line, Number(count?.value) || 1);
  });
}

function showChoice(form: HTMLFormElement, { dataset }: HTMLInputElement, count: HTMLInputElement | null): void {
  const price = document.querySelector("[data-price]:not(input)");
  if (price) price.textContent = dataset["price"] ?? "";
  const stock = form.querySelector("p[data-stock]");
  if (stock) {
    stock.className = `stock stock--${dataset["state"]}`;
    const words = stock.querySelector("span");
    if (words) words.textContent = dataset["stock"] ?? "";
  }
  if (!count) return;
  count.max = dataset["max"] ?? "99";
  if (count.valueAsNumber > Number(count.max)) count.value = count.max;
}
