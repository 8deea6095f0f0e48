/** Public booking paths, separate from `sitePaths` to keep them out of other islands. `username` is lower case. */
export const bookingPaths = {
  list: (username: string) => `/${username}/book`,
  service: (username: string, slug: string) => `/${username}/book/${encodeURIComponent(slug)}`,
  /** A booking with its access key (`ORDER_KEY_PARAMETER`), where the guest moves and cancels it. */
  reservation: (username: string, reservationId: string) => `/${username}/booking/${encodeURIComponent(reservationId)}`,
} as const;

export const reservationPaths = {
  list: "/reservations",
  services: "/reservations/services",
  service: (serviceId: string) => `/reservations/services/${encodeURIComponent(serviceId)}`,
  hours: "/reservations/hours",
  /** The hours of one schedule. */
  hoursOf: (scheduleId: string) => `/reservations/hours?of=${encodeURIComponent(scheduleId)}`,
  requests: "/reservations?view=list&show=requests",
  /** Where a payment of a booking is recorded. */
  payment: (reservationId: string) => `/reservations?open=${encodeURIComponent(reservationId)}&pay=1`,
  reservation: (reservationId: string) => `/reservations?open=${encodeURIComponent(reservationId)}`,
} as const;
