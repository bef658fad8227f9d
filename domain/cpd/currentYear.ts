const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Juba', year: 'numeric' })

/** The year by the association's own calendar. */
export const currentYear = (now = new Date()): number => Number(format.format(now))
