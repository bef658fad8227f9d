import { z } from 'zod'
import { REGIONS } from '../../collections/access/roles'
import { CURRENCIES } from '../../platform/moneyFormat.schema'
import { keysOf } from '../../platform/records.schema'
import { GRADES } from '../membership/memberships/grades.schema'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../money/payments/payment.schema'

/** What programs with an API key are asked and answered. `/api/openapi.json` is made from these schemas. */

const READ_LIMITS = { perPage: 50, maxPerPage: 100 } as const

/** Query of the lists under `/api/v1`. */
export const readQuerySchema = z.strictObject({
  cursor: z
    .string()
    .regex(/^[0-9a-z]{1,11}\.[0-9a-f]{24}$/, 'This is not a cursor of an answer')
    .optional()
    .describe('`nextCursor` of the page before. Without it the first page is answered.'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(READ_LIMITS.maxPerPage)
    .default(READ_LIMITS.perPage)
    .describe('How many records a page has at most.'),
  updatedAfter: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('Only records that changed at this time or later: `nextUpdatedAfter` of an earlier answer.'),
})
export type ReadQuery = z.output<typeof readQuerySchema>

const id = (of: string) =>
  z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .describe(`Identifies the ${of}. It never changes.`)
const person = z
  .string()
  .regex(/^[0-9a-f]{24}$/)
  .nullable()
  .describe('`id` of the person, as in `/api/v1/people`.')
const moment = (description: string) => z.iso.datetime().describe(description)
const updatedAt = moment('When the record last changed.')

export const personSchema = z
  .object({
    id: id('person'),
    name: z.string().describe('As the person writes it.'),
    title: z.string().nullable().describe('Professional title.'),
    organization: z.string().nullable().describe('Employer.'),
    region: z.enum(REGIONS).nullable(),
    joinedAt: moment('When the account was made.'),
    email: z.string().optional().describe('With the permission `contacts:read` alone.'),
    phone: z.string().nullable().optional().describe('With the permission `contacts:read` alone.'),
    updatedAt,
  })
  .describe('A person with an account, member or not.')
export type IntegrationPerson = z.output<typeof personSchema>

const MEMBERSHIP_STATES = ['active', 'grace', 'expired', 'suspended', 'ended'] as const

export const membershipSchema = z
  .object({
    id: id('membership'),
    person,
    number: z.string().describe('The membership number.'),
    registeredName: z.string().nullable().describe('The name as approved.'),
    grade: z.enum(keysOf(GRADES)),
    status: z
      .enum(MEMBERSHIP_STATES)
      .describe(
        'When this was answered. It follows from the dates: a membership expires without a change of `updatedAt`.',
      ),
    startedAt: moment('Member since.'),
    expiresAt: z.iso.datetime().nullable().describe('Null for a membership that does not end.'),
    graceUntil: z.iso.datetime().nullable().describe('When the grace period ends.'),
    updatedAt,
  })
  .describe('What the association decided about a member. A person has one membership at most.')
export type IntegrationMembership = z.output<typeof membershipSchema>

export const paymentSchema = z
  .object({
    id: id('payment'),
    person,
    invoice: z.string().nullable().describe('Identifies the invoice that was paid.'),
    method: z.enum(keysOf(PAYMENT_METHODS)),
    status: z.enum(keysOf(PAYMENT_STATUSES)).describe('Money counts once it is `confirmed`.'),
    amountMinor: z.int().describe('In minor units: 1250 is 12.50.'),
    currency: z.enum(keysOf(CURRENCIES)),
    paidAt: moment('When the money came, or is said to have come.'),
    receiptNumber: z.string().nullable(),
    updatedAt,
  })
  .describe('A payment of a member. Donations are not among them.')
export type IntegrationPayment = z.output<typeof paymentSchema>

export const eventSchema = z
  .object({
    id: id('event'),
    title: z.string(),
    path: z.string().describe('The page of the event on this site, for example `/events/annual-conference`.'),
    startsAt: z.iso.datetime().nullable().describe('Null while the date is to be announced.'),
    endsAt: z.iso.datetime().nullable(),
    location: z.string(),
    region: z.enum(REGIONS).nullable().describe('Of the chapter that organises it.'),
    isVirtual: z.boolean(),
    isCancelled: z.boolean(),
    maxAttendees: z.int().nullable().describe('Null without a limit.'),
    cpdHours: z.number().nullable(),
    updatedAt,
  })
  .describe('A published event.')
export type IntegrationEvent = z.output<typeof eventSchema>

/** The answer of a list: a page of records. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row).describe('In the order of their last change, the earliest first.'),
    nextCursor: z.string().nullable().describe('Leads to the next page; null on the last one.'),
    nextUpdatedAfter: moment(
      'Send that of the first page as `updatedAfter` next time. It lies a minute back: some records come twice, none is missed.',
    ),
  })
