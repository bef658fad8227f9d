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

/** The code of a type as it is compared, without regard to spaces and case; undefined for what is no code. */
export const toTypeCode = (text: string | null | undefined): string | undefined => {
  const code = (text ?? '').replace(/\s/g, '').toUpperCase()
  return /^[A-Z\d]{4,20}$/.test(code) ? code : undefined
}

/** Whom a price is for. Prices of members and of a grade hold for a member's own ticket alone. */
export const AUDIENCES = { everybody: 'Everybody', members: 'Members', ...GRADES } as const
export type Audience = keyof typeof AUDIENCES
