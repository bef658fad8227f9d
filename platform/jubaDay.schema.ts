const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Juba',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day of a moment in Juba, `YYYY-MM-DD`: by default today. */
export const jubaDay = (moment = new Date()): string => {
  // no language writes days like that for certain in every browser
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}
