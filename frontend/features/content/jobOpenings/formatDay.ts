import { formatDate } from '../../../lib/dates'

/** A day in Juba, `YYYY-MM-DD`, as `12 March 2026`. */
export const formatDay = (day: string): string => formatDate(`${day}T10:00:00Z`)
