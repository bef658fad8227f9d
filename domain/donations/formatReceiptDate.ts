const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Juba',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** `12 March 2026`, in Juba time. */
export const formatReceiptDate = (iso: string): string => format.format(new Date(iso))
