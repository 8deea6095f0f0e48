// Alt text sheet
export const describeThisPicture = "Describe this picture";
export const whatDoesItShow = "What does it show?";
export const descriptionHint = "Read aloud to people who can’t see the picture, and used by search engines.";
export const saveDescription = "Save description";

// Image picker
export const picturesLeftOut = (room: number, left: number) => `You can add ${room} more, so ${left} weren’t added.`;
export const coverUpdated = "Cover updated.";
export const movedToPosition = (position: number, count: number) => `Moved to position ${position} of ${count}.`;
export const pictureOf = (position: number, count: number) => `Picture ${position} of ${count}`;
export const undescribedPicture = (position: number) => `Picture ${position}, no description yet`;
export const cover = "Cover";
export const actionsForPicture = (position: number) => `Actions for picture ${position}`;
export const fileFailed = (file: string, why: string | null) => `${file}: ${why}`;
export const setAsCover = "Set as cover";
export const moveForward = "Move forward";
export const moveBack = "Move back";
export const addDescription = "Add description";
export const uploading = (file: string) => `Uploading ${file}`;
export const stop = "Stop";
export const addPictures = "Add pictures";
export const replacePicture = "Replace picture";
export const addAPicture = "Add a picture";
export const uploadHint = "Drop, paste or choose. JPEG, PNG, WebP, AVIF or GIF up to 40 MB.";
