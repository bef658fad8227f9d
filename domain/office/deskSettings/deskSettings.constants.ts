/** The lists of the desk whose columns a person chooses. */
export const DESK_LISTS = [
  'accounts',
  'applications',
  'renewals',
  'removals',
  'nameChanges',
  'invoices',
  'payments',
  'paymentsToConfirm',
  'events',
  'registrants',
  'ticketOrders',
  'publications',
  'submissions',
  'openings',
  'messages',
  'groupPeople',
] as const

export type DeskList = (typeof DESK_LISTS)[number]

/** How much the desk keeps for a person; lengths in characters. */
export const DESK_LIMITS = { name: 60, address: 1000, columns: 20, views: 30 } as const
