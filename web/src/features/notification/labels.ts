export const notifications = "Notifications";
export const markAllRead = "Mark all as read";
export const settings = "Settings";
export const showMore = "Show earlier notifications";
export const unread = "unread";
export const nothingYet = "Nothing new yet";
export const nothingYetText = "New orders, bookings and messages appear here. They’re kept for 90 days.";
export const loading = "Loading notifications";
