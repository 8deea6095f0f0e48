// Countries
export const everywhereElse = "Everywhere else";
export const andMore = (shown: string, count: number) => `${shown} and ${count} more`;

// Sheet
export const close = "Close";

// Date field
export const enterACompleteDateIn = "Enter a complete date in range. This one isn’t saved.";

// Field
export const ofLabel = (used: number, max: number) => `${used} of ${max}`;

// Stepper
export const decrease = (label: string) => `${label}: decrease`;
export const increase = (label: string) => `${label}: increase`;

// Alt text sheet
export const describeThisPicture = "Describe this picture";
export const whatDoesItShow = "What does it show?";
export const readAloudToPeopleWho = "Read aloud to people who can’t see the picture, and used by search engines.";
export const atMostCharacters = (max: number) => `Use at most ${max} characters.`;
export const cancel = "Cancel";
export const saveDescription = "Save description";

// Image picker
export const youCanAddMoreSo = (room: number, count: number) => `You can add ${room} more, so ${count} weren’t added.`;
export const coverUpdated = "Cover updated.";
export const movedToPositionOf = (to: number, count: number) => `Moved to position ${to} of ${count}.`;
export const pictureOf = (index: number, count: number) => `Picture ${index} of ${count}`;
export const pictureNoDescriptionYet = (index: number) => `Picture ${index}, no description yet`;
export const cover = "Cover";
export const actionsForPicture = (index: number) => `Actions for picture ${index}`;
export const setAsCover = "Set as cover";
export const moveForward = "Move forward";
export const moveBack = "Move back";
export const addDescription = "Add description";
export const remove = "Remove";
export const uploading = (name: string) => `Uploading ${name}`;
export const tryAgain = "Try again";
export const stop = "Stop";
export const addPictures = "Add pictures";
export const replacePicture = "Replace picture";
export const addAPicture = "Add a picture";
export const dropPasteOrChooseJpeg = "Drop, paste or choose. JPEG, PNG, WebP, AVIF or GIF up to 40 MB.";

// Mirror layout
export const yourPageAsVisitorsSee = "Your page as visitors see it";
export const preview = "Preview";

// Save line
export const saved = "Saved";
export const saving = "Saving…";
export const offlineWillSave = "Offline, will save";
export const notSaved = "Not saved";

// Skeleton
export const loading = "Loading";

// Bulk bar
export const actionsForSelectedItems = "Actions for selected items";
export const selected = (count: number) => `${count} selected`;
export const clearSelection = "Clear selection";

// Announcements
export const it = "It";
export const positionOf = (index: number, count: number) => `position ${index} of ${count}`;
export const pickedUpFrom = (title: string, place: string) => `${title} picked up from ${place}.`;
export const isAt = (title: string, place: string) => `${title} is at ${place}.`;
export const droppedAt = (title: string, place: string) => `${title} dropped at ${place}.`;
export const isBackAt = (title: string, place: string) => `${title} is back at ${place}.`;

// Sortable list
export const pressSpaceToPickUp = (noun: string) =>
  `Press space to pick up this ${noun}, the up or down arrow to move it, space to drop it, or escape to cancel.`;

// Sortable row
export const move = (title: string) => `Move ${title}`;

// Sortable rows
export const moveToTop = "Move to top";
export const moveUp = "Move up";
export const moveDown = "Move down";
export const actionsFor = (title: string) => `Actions for ${title}`;

// Stall art
export const holdOn = "Hold on";
export const closed = "Closed";
export const privateLabel = "Private";
export const staffOnly = "Staff only";
export const notHere = "Not here";

// Brand link
export const awningHome = "Awning, home";
export const awning = "awning";

// Site frame
export const site = "Site";
export const menu = "Menu";
export const siteMenu = "Site menu";
