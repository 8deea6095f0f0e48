// Bulk bar
export const actionsForSelectedItems = "Actions for selected items";
export const selected = (count: number) => `${count} selected`;
export const clearSelection = "Clear selection";
