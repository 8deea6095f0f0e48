// End socials
export const socialLinks = "Social links";

// Home contact
export const contact = "Contact";
export const saveContact = "Save contact";

// Home head
export const shareThisPage = "Share this page";

// Link item
export const copyOrShare = (title: string) => `Copy or share: ${title}`;

// Site home
export const onThisPage = "On this page";
export const links = "Links";
export const book = "Book";
export const bookATime = "Book a time";
export const viewAllServices = (count: number) => `View all ${count} services`;
export const shop = "Shop";
export const emptyText = (displayName: string) => `${displayName} is just getting started. Links and products will appear here.`;
export const nothingShown = (displayName: string) => `${displayName} has nothing to show yet.`;
export const viewProduct = "View product";
export const viewAllProducts = (productCount: number) => `View all ${productCount} products`;

// Site menu
export const home = "Home";
export const pages = "Pages";

// Social row
export const email = "Email";
export const phone = "Phone";
export const textMessage = "Text message";
export const map = "Map";
export const newsFeed = "News feed";
export const website = "Website";
