const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Juba' })

/** The present day where the association is, `YYYY-MM-DD`. */
export const todayInJuba = (now = new Date()): string => format.format(now).split('/').reverse().join('-')
