/** What the list of lapsed members tells apart. */
export const REMOVAL_STATES = {
  due: 'Due for removal',
  unnoticed: 'Last notice not sent',
} as const

/** How the list can be sorted; the first is the usual one. */
export const REMOVAL_SORTS = ['graceUntil', '-graceUntil', 'number', '-number'] as const
