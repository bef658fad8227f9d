/** Texts of the record of continuing professional development. */
export const cpdMessages = {
  added: 'Entry added',
  changed: 'Entry changed',
  removed: 'Entry deleted',
  removeFailed: 'The entry could not be deleted',
  loadFailed: 'We could not load your CPD record.',
  fromAttendance: 'From your attendance, as staff marked it',
  empty: (year: number) => `No entries for ${year} yet`,
} as const
