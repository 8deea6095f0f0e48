// Senders
export const viaAwning = (shop: string) => `${shop} via Awning`;

// Calendars
export const changeOrCancelAt = (url: string) => `Change or cancel your booking: ${url}`;

// Moments
export const momentInUtc = (day: string, time: string) => `${day}, ${time} (UTC)`;
export const momentIn = (place: string, day: string, time: string) => `${day}, ${time} (${place} time)`;
