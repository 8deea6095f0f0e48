/** The language of the shop, by which the basket says prices and days. */
export const language = document.documentElement.dataset["language"] ?? "en";
