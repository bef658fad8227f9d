import { z } from 'zod'
import {
  type CompanySeats,
  SEAT_STATUSES,
} from '../../domain/membership/membershipSeats/membershipSeats.schema'
import {
  staffSeatInvitationSchema,
  staffSeatSchema,
} from '../../domain/membership/membershipSeats/seatForm.schema'
import { GRADES } from '../../domain/membership/memberships/grades.schema'
import { keysOf } from '../../platform/records.schema'
import { membershipStatus, text, whole } from './staffAnswers'
import { REFUSALS, type StaffOperation, TOO_MANY, WRONG_FIELDS, adds, reads } from './staffParts'

const seats = z.array(
  z.object({
    id: z.string(),
    status: z.enum(keysOf(SEAT_STATUSES)),
    name: z.string(),
    email: z.string(),
    invitedAt: z.string(),
    expiresAt: text,
    isExpired: z.boolean(),
    declinedAt: text,
    takenAt: text,
    endedAt: text,
    number: text,
    user: text,
  }),
)

const companySeatsAnswer = z.object({
  company: z.string(),
  grade: z.enum(keysOf(GRADES)),
  status: membershipStatus,
  seats: whole,
  included: whole.describe('How many of them the dues of the grade include.'),
  taken: seats,
  invited: seats,
  declined: seats,
  ended: seats,
}) satisfies z.ZodType<CompanySeats>

const invitedAnswer = z.object({ id: z.string().describe('Of the invitation.') })
const nothing = z.object({})

const OF_COMPANY = { user: 'The id of the company’s account.' }
const SEAT_ID = { id: 'The id of the seat.' }
const SEAT_REFUSALS = { 401: REFUSALS[401], 404: { description: 'There is no such seat' } }

/** What staff do with the seats of companies. */
export const seatOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/membership-seats/of/{user}',
    summary: 'The seats of a company: who holds one, who is invited',
    parameters: OF_COMPANY,
    answers: {
      ...reads(companySeatsAnswer, 'The seats'),
      ...REFUSALS,
      409: { description: 'The membership has no seats' },
    },
  },
  {
    method: 'post',
    path: '/api/membership-seats/of/{user}/invite',
    summary: 'Invite somebody to a seat of a company by mail',
    parameters: OF_COMPANY,
    body: staffSeatInvitationSchema,
    answers: {
      ...adds(invitedAnswer, 'Invited'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      409: { description: 'The membership has no seats, or is not current' },
      ...TOO_MANY,
    },
  },
  {
    method: 'post',
    path: '/api/membership-seats/{id}/replace',
    summary: 'Give a seat to somebody else, who is invited',
    parameters: SEAT_ID,
    body: staffSeatInvitationSchema,
    answers: {
      ...adds(invitedAnswer, 'Invited'),
      ...WRONG_FIELDS,
      ...SEAT_REFUSALS,
      409: { description: 'The seat or the membership does not allow it' },
      ...TOO_MANY,
    },
  },
  {
    method: 'post',
    path: '/api/membership-seats/{id}/resend',
    summary: 'Mail an invitation to a seat again',
    parameters: SEAT_ID,
    body: staffSeatSchema,
    answers: {
      ...reads(nothing, 'Sent'),
      ...WRONG_FIELDS,
      ...SEAT_REFUSALS,
      409: { description: 'The invitation does not stand any more' },
      ...TOO_MANY,
    },
  },
  {
    method: 'post',
    path: '/api/membership-seats/{id}/withdraw',
    summary: 'Withdraw an invitation to a seat',
    parameters: SEAT_ID,
    body: staffSeatSchema,
    answers: {
      ...reads(nothing, 'Withdrawn'),
      ...WRONG_FIELDS,
      ...SEAT_REFUSALS,
      409: { description: 'The invitation does not stand any more' },
    },
  },
  {
    method: 'post',
    path: '/api/membership-seats/{id}/end',
    summary: 'End a seat that a person holds, whose membership ends with it',
    parameters: SEAT_ID,
    body: staffSeatSchema,
    answers: {
      ...reads(nothing, 'Ended'),
      ...WRONG_FIELDS,
      ...SEAT_REFUSALS,
      409: { description: 'The seat has ended' },
    },
  },
]
