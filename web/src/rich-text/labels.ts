// Rich input
export const formatting = "Formatting";

// Rich toolbar
export const text = "Text";
export const largeHeading = "Large heading";
export const heading = "Heading";
export const smallHeading = "Small heading";
export const paragraphStyle = "Paragraph style";
export const list = "List";
export const bold = "Bold";
export const italic = "Italic";
export const link = "Link";
export const bulletedList = "Bulleted list";
export const numberedList = "Numbered list";
export const undo = "Undo";
export const redo = "Redo";
export const linkAddress = "Link address";
export const applyLink = "Apply link";
export const removeLink = "Remove link";
export const enterAValidLinkSuch = "Enter a valid link, such as shop.example or mailto:name@shop.example.";
