// Commands
export const goToTitle = "Go to";
export const actions = "Actions";
export const collections = "Collections";
export const discountCodes = "Discount codes";
export const services = "Services";
export const bookingHours = "Booking hours";
export const newOrder = "New order";
export const newLink = "New link";
export const newProduct = "New product";
export const addBooking = "Add booking";
export const newService = "New service";
export const newPage = "New page";
export const light = "Light";
export const dark = "Dark";
export const matchDeviceTheme = "Match device theme";
export const keyboardShortcuts = "Keyboard shortcuts";
export const logOut = "Log out";
export const loggingOut = "Logging out…";
export const linkCopied = "Link copied";
export const copyPageLink = "Copy page link";
export const viewYourPage = "View your page";

// Rows
export const pictureAndCover = "Picture and cover";
export const pageName = "Name of your page";
export const contactEmail = "Contact email";
export const username = "Username";
export const loginEmail = "Login email";

// Palette body
export const recent = "Recent";
export const settingsTitle = "Settings";
export const products = "Products";
export const orders = "Orders";
export const people = "People";
export const bookings = "Bookings";
export const chats = "Chats";
export const searching = "Searching…";
export const searchFailed = "Orders, people and products can’t be searched right now.";
export const placeholder = "Search or jump to…";
export const results = "Results";
export const noResultsHint = (typed: string) => `No results for “${typed}”. Try fewer letters.`;
export const found = (count: number) => `${count} found`;
export const choose = "choose";
export const go = "go";
export const draft = "Draft";
