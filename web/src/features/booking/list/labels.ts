// Reservation list
export const upcoming = "Upcoming";
export const requests = "Requests";
export const unpaid = "Unpaid";
export const past = "Past";
export const canceled = "Canceled";
export const noUpcomingBookings = "No upcoming bookings";
export const upcomingEmptyText = "Share the link to a service to get booked. New bookings appear here right away.";
export const noRequests = "No requests";
export const requestsEmptyText = "When a service needs your approval, requests wait here for your answer.";
export const noUnpaidBookings = "No unpaid bookings";
export const unpaidEmptyText = "Times that guests have ordered wait here until they’re paid. An unpaid order frees them again.";
export const noPastBookings = "No past bookings";
export const pastEmptyText = "Bookings move here once they’re over.";
export const noCanceledBookings = "No canceled bookings";
export const canceledEmptyText = "Canceled and declined bookings are kept here.";
export const guestsNameOrEmail = "Guest’s name or email";
export const loadingBookings = "Loading bookings";
export const showMore = "Show more";
export const searchHint = (word: string) => `Only “${word}” was searched. Try the start of a name or email address.`;
export const found = (count: number) => `${count} found`;
export const orMoreFound = (count: number) => `${count} or more found`;

// Reservation row
export const aGuest = "A guest";
export const endText = (time: string) => `until ${time}`;

// Days
export const today = "Today";
export const tomorrow = "Tomorrow";
export const yesterday = "Yesterday";

// Filter
export const service = "Service";
export const allServices = "All services";
