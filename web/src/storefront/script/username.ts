/** The username of the page's site. */
export const username = document.documentElement.dataset["username"] ?? "";
