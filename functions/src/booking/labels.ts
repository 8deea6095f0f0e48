// Why a booking is canceled
export const pageIsClosingPermanently = "This page is closing permanently.";

// A calendar that other programs read
export const bookings = "Bookings";
export const busy = "Busy";
export const canceled = (title: string) => `Canceled: ${title}`;
