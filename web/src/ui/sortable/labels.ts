// Announcements
export const it = "It";
export const pickedUpFrom = (entry: string, position: number, count: number) => `${entry} picked up from position ${position} of ${count}.`;
export const isAt = (entry: string, position: number, count: number) => `${entry} is at position ${position} of ${count}.`;
export const droppedAt = (entry: string, position: number, count: number) => `${entry} dropped at position ${position} of ${count}.`;
export const isBackAt = (entry: string, position: number, count: number) => `${entry} is back at position ${position} of ${count}.`;

// Sortable list
export const howToMove = (noun: string) =>
  `Press space to pick up this ${noun}, the up or down arrow to move it, space to drop it, or escape to cancel.`;

// Sortable row
export const move = (entry: string) => `Move ${entry}`;
