/** What people wait for at an event without types of tickets: in the place of the id of a type. */
export const SEAT = '0'.repeat(24)
