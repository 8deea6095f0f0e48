export const see = (address: string) => `See ${address}`;
export const pageNotFoundAt = (shop: string) => `Page not found · ${shop}`;
export const thisNameIsAvailable = "This name is available";
export const pageClosed = "This page is closed right now";
