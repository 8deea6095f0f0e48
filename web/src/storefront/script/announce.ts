let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a short message and announces it to screen readers. */
export function say(words: string): void {
  const place = document.querySelector("[data-said]");
  if (!place) return;
  place.textContent = words;
  clearTimeout(timer);
  timer = setTimeout(() => {
    place.textContent = "";
  }, 4000);
}
