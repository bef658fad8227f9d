/** `12 March 2026`, by the association's own calendar. */
export const dateInWords = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Africa/Juba',
  })
