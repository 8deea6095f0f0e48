// Runs before the first paint, so that a chosen light or dark never flashes the other one. See src/app/shell/theme.ts.
try {
  const chosen = localStorage.getItem("awning.theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch {
  // No storage (private window): the system's choice holds.
}
