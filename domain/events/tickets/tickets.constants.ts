import { GRADES } from '../../membership/memberships/grades.schema'

/*
 * Without zod, which the client does without. What is checked: tickets.schema.ts.
 */

/**
 * How many types an event has at most, and prices a type; how many tickets an order has at most, and one person of a
 * type; lengths of texts.
 */
export const TICKET_LIMITS = {
  types: 20,
  prices: 20,
  perOrder: 20,
  perPerson: 100,
  name: 80,
  description: 300,
} as const

/** Whom a price is for. Prices of members and of a grade hold for a member's own ticket alone. */
export const AUDIENCES = { everybody: 'Everybody', members: 'Members', ...GRADES } as const
export type Audience = keyof typeof AUDIENCES
