import { z } from 'zod'
import { GRADES, MEMBERSHIP_ENDINGS } from '../../domain/membership/memberships/grades.schema'
import { membershipEventSchema } from '../../domain/membership/memberships/membershipEvent.schema'
import {
  MEMBERSHIP_ACTIONS,
  MEMBERSHIP_EVENTS,
  type MembershipActionDone,
  type MembershipRecord,
} from '../../domain/membership/memberships/membershipRecord.schema'
import { RENEWAL_STATUSES } from '../../domain/membership/renewals/choices.schema'
import {
  type RenewalDecision,
  type RenewalList,
  renewalDecisionSchema,
  renewalListSchema,
} from '../../domain/membership/renewals/renewals.schema'
import { keysOf } from '../../platform/records.schema'
import { membershipStatus, pageOf, text, whole } from './staffAnswers'
import {
  NO_PERSON,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  reads,
} from './staffParts'

const grade = z.enum(keysOf(GRADES))
const action = z.enum(keysOf(MEMBERSHIP_ACTIONS))
const warning = z.string().optional().describe('It is recorded, and something that follows comes later.')

const recordAnswer = z.object({
  status: membershipStatus,
  membership: z
    .object({
      number: z.string(),
      registeredName: text,
      grade,
      startedAt: z.string(),
      expiresAt: text,
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

const actionAnswer = z.object({ kind: action, warning }) satisfies z.ZodType<MembershipActionDone>

const renewalListAnswer = pageOf(
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

const decisionAnswer = z.object({
  status: z.enum(['done', 'declined']),
  warning,
}) satisfies z.ZodType<RenewalDecision>

const OF_PERSON = { user: 'The id of the person’s account.' }

/** What staff do with memberships. */
export const membershipOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/memberships/{user}/record',
    summary: 'The membership of a person, its history, and what can be done with it',
    parameters: OF_PERSON,
    answers: { ...reads(recordAnswer, 'The membership'), ...REFUSALS, ...NO_PERSON },
  },
  {
    method: 'post',
    path: '/api/memberships/{user}/events',
    summary: 'Add, suspend, reinstate or end a membership, or change its grade',
    parameters: OF_PERSON,
    body: membershipEventSchema,
    answers: {
      201: { description: 'Recorded', schema: actionAnswer },
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PERSON,
      409: { description: 'It is not possible as the membership stands, or a colleague was faster' },
    },
  },
  {
    method: 'get',
    path: '/api/renewals/list',
    summary: 'Requests to renew, the newest first',
    query: renewalListSchema,
    answers: { ...reads(renewalListAnswer, 'A page of requests'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/renewals/{id}/decision',
    summary: 'Confirm or decline a request to renew',
    parameters: { id: 'The id of the request.' },
    body: renewalDecisionSchema,
    answers: {
      ...reads(decisionAnswer, 'Decided'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      404: { description: 'There is no such request' },
      409: { description: 'It was decided otherwise, or there is nothing to renew' },
    },
  },
]
