const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Juba',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** `12 March 2026`, by the association's own calendar. */
export const formatReceiptDate = (iso: string): string => format.format(new Date(iso))
