/** Public addresses of bookings: apart from `sitePaths`, which every island carries. `username` is already lower case. */
export const bookingPaths = {
  /** Everything that can be booked. */
  list: (username: string) => `/${username}/book`,
  /** Days and times of a service, and the form that books one. */
  service: (username: string, slug: string) => `/${username}/book/${encodeURIComponent(slug)}`,
  /** A booking, for whoever has its key (`ORDER_KEY_PARAMETER`): its guest moves and cancels it there. */
  reservation: (username: string, reservationId: string) => `/${username}/booking/${encodeURIComponent(reservationId)}`,
} as const;

/** The owner's screens. */
export const reservationPaths = {
  list: "/reservations",
  services: "/reservations/services",
  /** A service in its editor; `new` for one that is not stored yet. */
  service: (serviceId: string) => `/reservations/services/${encodeURIComponent(serviceId)}`,
  hours: "/reservations/hours",
  /** Requests that wait for an answer. */
  requests: "/reservations?view=list&show=requests",
  reservation: (reservationId: string) => `/reservations?open=${encodeURIComponent(reservationId)}`,
} as const;
