import { z } from 'zod'
import { GRADES, MEMBERSHIP_ENDINGS } from '../../../domain/membership/memberships/grades.schema'
import {
  MEMBERSHIP_ACTIONS,
  MEMBERSHIP_EVENTS,
  type MembershipActionDone,
  type MembershipRecord,
} from '../../../domain/membership/memberships/membershipRecord.schema'
import { RENEWAL_STATUSES } from '../../../domain/membership/renewals/choices.schema'
import { type RenewalDecision, type RenewalList } from '../../../domain/membership/renewals/renewals.schema'
import { keysOf } from '../../../platform/records.schema'
import { membershipStatus, pageOf, text, whole } from '../../answerSchemas'

const grade = z.enum(keysOf(GRADES))
const action = z.enum(keysOf(MEMBERSHIP_ACTIONS))
const warning = z.string().optional().describe('It is recorded, and something that follows comes later.')

export const recordAnswer = z.object({
  status: membershipStatus,
  membership: z
    .object({
      number: z.string(),
      registeredName: text,
      grade,
      startedAt: z.string(),
      expiresAt: text,
      termEndsAt: text,
      graceUntil: text,
      suspendedAt: text,
      endedAt: text,
      ending: z.enum(keysOf(MEMBERSHIP_ENDINGS)).nullable(),
      reason: text,
      sharedReason: text,
      company: z.object({ id: z.string(), name: z.string() }).nullable(),
      seats: whole,
    })
    .nullable(),
  actions: z.array(action).describe('What staff can do now.'),
  seen: whole.describe('To be sent with an action: a colleague who was faster is noticed.'),
  history: z.array(
    z.object({
      id: z.string(),
      kind: z.enum([
        ...keysOf(MEMBERSHIP_EVENTS),
        'approved',
        'approvalWithdrawn',
        'renewed',
        'paid',
        'joined',
        'instalment',
        'takenBack',
        'reminded',
        'seatTaken',
        'seatEnded',
      ]),
      at: z.string(),
      effectiveAt: text,
      by: text,
      grade: grade.nullable(),
      years: whole.nullable(),
      expiresAt: text,
      reason: text,
      sharedReason: text,
    }),
  ),
}) satisfies z.ZodType<MembershipRecord>

export const actionAnswer = z.object({ kind: action, warning }) satisfies z.ZodType<MembershipActionDone>

export const renewalListAnswer = pageOf(
  z.object({
    id: z.string(),
    account: z.object({ id: z.string(), fullName: z.string(), email: z.string() }),
    number: text,
    years: whole,
    status: z.enum(keysOf(RENEWAL_STATUSES)),
    createdAt: z.string(),
    expiresAt: text,
    note: text,
  }),
) satisfies z.ZodType<RenewalList>

export const decisionAnswer = z.object({
  status: z.enum(['done', 'declined']),
  warning,
}) satisfies z.ZodType<RenewalDecision>

export const OF_PERSON = { user: 'The id of the person’s account.' }
