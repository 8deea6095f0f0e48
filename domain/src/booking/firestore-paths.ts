/** Booking documents, separate from `documents` to keep them out of the first dashboard chunk. A `siteId` is the owner's uid. */
export const bookingDocuments = {
  service: (siteId: string, serviceId: string) => `sites/${siteId}/services/${serviceId}`,
  schedule: (siteId: string, scheduleId: string) => `sites/${siteId}/schedules/${scheduleId}`,
  reservation: (siteId: string, reservationId: string) => `sites/${siteId}/reservations/${reservationId}`,
  timeOff: (siteId: string, timeOffId: string) => `sites/${siteId}/timeOff/${timeOffId}`,
  quantum: (siteId: string, scheduleId: string, quantum: string) => `bookingTimes/${siteId}/quanta/${scheduleId}_${quantum}`,
  /** A start that guests share; its places are quanta. */
  start: (siteId: string, startId: string) => `bookingTimes/${siteId}/starts/${startId}`,
  /** A place of a start, or five minutes of its time, by its whole id. */
  seat: (siteId: string, id: string) => `bookingTimes/${siteId}/quanta/${id}`,
  /** All occupied time around one month in one document. Outside the site for the same reason. */
  month: (siteId: string, scheduleId: string, month: string) => `bookingTimes/${siteId}/months/${scheduleId}_${month}`,
  outside: (siteId: string, scheduleId: string) => `bookingTimes/${siteId}/outside/${scheduleId}`,
  calendar: (siteId: string, calendarId: string) => `sites/${siteId}/calendars/${calendarId}`,
  feed: (siteId: string, scheduleId: string) => `sites/${siteId}/feeds/${scheduleId}`,
  holder: (siteId: string, place: string) => `bookingTimes/${siteId}/holders/${place}`,
  publishedService: (username: string, slug: string) => `published/${username}/services/${slug}`,
} as const;

export const bookingCollections = {
  services: (siteId: string) => `sites/${siteId}/services`,
  schedules: (siteId: string) => `sites/${siteId}/schedules`,
  reservations: (siteId: string) => `sites/${siteId}/reservations`,
  timeOff: (siteId: string) => `sites/${siteId}/timeOff`,
  quanta: (siteId: string) => `bookingTimes/${siteId}/quanta`,
  starts: (siteId: string) => `bookingTimes/${siteId}/starts`,
  months: (siteId: string) => `bookingTimes/${siteId}/months`,
  outside: (siteId: string) => `bookingTimes/${siteId}/outside`,
  calendars: (siteId: string) => `sites/${siteId}/calendars`,
  feeds: (siteId: string) => `sites/${siteId}/feeds`,
  holders: (siteId: string) => `bookingTimes/${siteId}/holders`,
  publishedServices: (username: string) => `published/${username}/services`,
} as const;
