// Day field
export const chooseADate = "Choose a date";
export const dateInFuture = "Choose a date that isn’t in the future";

// Hours
export const endTooEarly = (start: string) => `Enter a closing time after ${start} to save.`;
export const startTooLate = (end: string) => `Enter an opening time before ${end} to save.`;
export const timesMissing = "Enter opening and closing times to save.";
export const hoursOverlap = "These hours overlap. Fix them to save.";

// Hours fields
export const fromOf = (day: string, place: number) => (place === 1 ? `${day} from` : `${day} from, hours ${place}`);
export const untilOf = (day: string, place: number) => (place === 1 ? `${day} until` : `${day} until, hours ${place}`);
export const to = "to";
export const removeSpan = (from: string, until: string, day: string) => `Remove ${from} to ${until} from ${day}`;
export const removePlace = (place: number, day: string) => `Remove hours ${place} from ${day}`;
export const addHours = "Add hours";
export const addMoreHours = "Add more hours";
export const addHoursOn = (day: string) => `Add hours on ${day}`;
export const addMoreHoursOn = (day: string) => `Add more hours on ${day}`;

// Own views
export const saveView = "Save view";
export const removeView = "Remove view";
export const viewRemoved = (name: string) => `Removed “${name}”`;
export const saveViewHint = "Saves these filters, search and sort order as a tab on all your devices.";
export const viewNameTaken = "You already have a view with this name.";
export const viewsFull = "Your saved views are full. Remove one first.";
