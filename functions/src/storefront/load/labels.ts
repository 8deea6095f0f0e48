export const noLongerAvailableAt = (shop: string) => `No longer available · ${shop}`;
export const thisPageNoLongerExists = "This page no longer exists";
