// Block sheet
export const timeBlocked = "Time blocked";
export const blockHint = "Guests can’t book any service at this time. Existing bookings stay as they are.";
export const allDay = "All day";
export const firstDay = "First day";
export const from = "From";
export const lastDay = "Last day";
export const to = "To";
export const privateHint = "only you can see this";
export const enterStartAndEnd = "Enter a start and an end.";
export const endMustBeAfterStart = "The end must be after the start.";
export const timeStepInvalid = "Use steps of 5 minutes.";
export const blockTooLong = "Block up to one year at a time.";

// Book sheet
export const isBookedFor = (name: string, moment: string) => `${name} is booked for ${moment}`;
export const lengthLabel = "Length";
export const service = "Service";
export const guest = "Guest";
export const noEmailHint = "Without one, no confirmation is sent.";
export const noteFromGuest = "Note from the guest";
export const book = "Book";
export const enterYourGuestsName = "Enter your guest’s name.";
export const nameInvalid = "Enter a name without a web address.";
export const emailInvalid = "Enter a full email address, or leave it blank.";

// Series
export const repeatWeekly = "Repeat every week";
export const seriesEnds = "When the series ends";
export const afterDates = "After some dates";
export const onADay = "On a day";
export const numberOfDates = "Number of dates";
export const lastDate = "Last day";
export const datesOutOfRange = "Enter 2 to 26 weekly dates.";
export const datesChosen = (count: string) => `${count} chosen`;
export const chooseMoreDates = "Choose at least two dates.";
export const loadingDates = "Loading the dates";
export const free = "Free";
export const bookDates = (count: string) => `Book ${count}`;
export const isBookedForDates = (name: string, count: string) => `${name} is booked for ${count}`;

// Use action
export const timeTaken = "This time is no longer free. Choose another one.";
export const timeOutsideLimits = "This time is outside your hours or limits. Turn on “Book it anyway” to allow it.";
export const reasonMissing = "Enter a reason. Your guest will see it.";
export const bookingChanged = "This booking was changed elsewhere, so this is no longer possible. Review its current status.";
export const noShowTooLate = "No-shows can be marked for up to a week after the booking.";
export const dayRefused = "Choose another date for this payment.";
export const noShowTooEarly = "You can mark a no-show once the booking has started.";
