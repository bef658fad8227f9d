/** What is searched from the desk, in the order of the results. */
export const DESK_KINDS = {
  people: 'People',
  applications: 'Applications',
  invoices: 'Invoices',
  payments: 'Payments',
  events: 'Events',
  publications: 'Publications',
  groups: 'Groups',
  messages: 'Messages',
} as const
export type DeskKind = keyof typeof DESK_KINDS
