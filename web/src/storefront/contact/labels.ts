export const contact = "Contact";
export const website = "Website";
export const goToAwning = "Go to Awning";
