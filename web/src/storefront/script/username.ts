/** Whose page this is. */
export const username = document.documentElement.dataset["username"] ?? "";
