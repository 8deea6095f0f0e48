/** What a project gives up to cost less. */
type Thrift = {
  /** How long a CDN keeps a page, and again while it asks for a new one: an edit shows within twice that. */
  sharedSeconds: number;
  /** Whether pages name a share picture that is drawn for them, or the photo that they have. */
  drawsPictures: boolean;
  /** For how many visitors a counted one stands. Orders, bookings and chats are all counted. */
  visitorsEach: number;
};

const NONE: Thrift = { sharedSeconds: 1, drawsPictures: true, visitorsEach: 1 };
const FRUGAL: Thrift = { sharedSeconds: 60, drawsPictures: false, visitorsEach: 8 };

/** As `FRUGAL` of the project says. Tools and benchmarks read this module without the build, which sets it. */
export function thrift(): Thrift {
  return typeof __FRUGAL__ !== "undefined" && __FRUGAL__ ? FRUGAL : NONE;
}
