// Titles
export const awningLinksShopAndOrders = "Awning: links, shop and orders on one page";
export const awning = (title: string) => `${title} · Awning`;
