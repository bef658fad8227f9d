const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Juba',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** The present day where the association is, `YYYY-MM-DD`. */
export const todayInJuba = (now = new Date()): string => {
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}
