// Why a booking is canceled
export const pageIsClosingPermanently = "This page is closing permanently.";
