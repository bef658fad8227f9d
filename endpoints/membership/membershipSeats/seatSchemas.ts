import { z } from 'zod'
import { GRADES } from '../../../domain/membership/memberships/grades.schema'
import {
  type CompanySeats,
  SEAT_STATUSES,
} from '../../../domain/membership/membershipSeats/membershipSeats.schema'
import { keysOf } from '../../../platform/records.schema'
import { membershipStatus, text, whole } from '../../answerSchemas'

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

export const companySeatsAnswer = z.object({
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

export const invitedAnswer = z.object({ id: z.string().describe('Of the invitation.') })
export const nothing = z.object({})

export const OF_COMPANY = { user: 'The id of the company’s account.' }
export const SEAT_ID = { id: 'The id of the seat.' }
