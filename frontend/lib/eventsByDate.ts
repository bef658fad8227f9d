import type { QueryPairs } from './apiClient'

/** What is not over: its end, or its start where it has none, lies ahead; or its date is still to be announced. */
export const notOver = (now: string): QueryPairs => [
  ['where[or][0][endDate][greater_than_equal]', now],
  ['where[or][1][and][0][endDate][exists]', false],
  ['where[or][1][and][1][eventDate][greater_than_equal]', now],
  ['where[or][2][isDateToBeAnnounced][equals]', true],
]

export const over = (now: string): QueryPairs => [
  ['where[isDateToBeAnnounced][not_equals]', true],
  ['where[or][0][endDate][less_than]', now],
  ['where[or][1][and][0][endDate][exists]', false],
  ['where[or][1][and][1][eventDate][less_than]', now],
]
